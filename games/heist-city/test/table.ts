import { type ForcedResult, type GameEvent, Match, type Patch, type Seat } from '@tessera/kernel';
import { expect } from 'vitest';
import { heistCity } from '../src/game/game.ts';
import { cellAt, coordsOf, siteOf } from '../src/map/site.ts';
import type { Action } from '../src/state/action.ts';
import type { Frame } from '../src/state/frames.ts';
import { type Gear, ROLES, type State, type View } from '../src/state/state.ts';
import type { Variant } from '../src/state/variants.ts';
import { type Moment, scene } from './scene.ts';

export type HeistMatch = Match<State, Action, View>;

export const [FACE, MUSCLE, NINJA, BRAIN, SPOOK] = [0, 1, 2, 3, 4];
export const [ENEMY_FACE, ENEMY_MUSCLE, ENEMY_NINJA, ENEMY_BRAIN, ENEMY_SPOOK] = [5, 6, 7, 8, 9];
export const [GUARD, SECOND_GUARD] = [10, 11];

/** Moment during an activation. */
export interface Position extends Moment {
  /** Active character, and its remaining slots. */
  readonly acting?: number;
  readonly slots?: number;
  readonly drops?: readonly (readonly [number, number])[];
  readonly gear?: readonly {
    readonly at: readonly [number, number];
    readonly item: string;
    readonly known?: boolean;
  }[];
  /** Frames after the activation, instead of the next one. */
  readonly next?: readonly Frame[];
  /** Other parts of the state. */
  readonly state?: Partial<State>;
}

/**
 * Returns a match at this moment, in companion mode, so that dice can be forced. Unnamed characters are off the map.
 */
export function table({ acting, slots = 3, drops = [], gear = [], next, state, ...moment }: Position): HeistMatch {
  const { map = 'hex-demo', variants = [] } = moment;
  const site = siteOf(map);
  const match = Match.create(heistCity, {
    options: { map, variants },
    seats: 2,
    seed: 'scene',
    mode: 'companion',
    dice: 'fast',
  });
  const at: State = {
    ...scene({ ...moment, ...(acting !== undefined && { active: { character: acting, ...moment.active } }) }),
    drops: drops.map(([q, r]) => ({ kind: 'info', cell: cellAt(site, q, r), uploadedThisTurn: false })),
    gear: gear.map(({ at: [q, r], item, known = true }): Gear => {
      return { item, known, cell: cellAt(site, q, r), loaded: true, uses: -1 };
    }),
    flow:
      acting === undefined
        ? [{ at: 'activate', seat: 0, passed: false }]
        : [...(next ?? [{ at: 'activation.end' }]), { at: 'act' }],
    ...state,
  };
  if (at.activation) at.activation.slots = slots;
  expect(match.edit(0, patchesFor(at))).toMatchObject({ ok: true });
  return match;
}

/** Returns a match that has just begun, with all characters at the default starts of the map. */
export function begun(options: object, stance: 'hidden' | 'disguised' | 'overt' = 'hidden'): HeistMatch {
  const match = Match.create(heistCity, { options, seats: 2, seed: 'begun', mode: 'companion', dice: 'fast' });
  const items = ROLES.map(() => []);
  play(match, { type: 'loadout', items }, [], 0);
  play(match, { type: 'loadout', items }, match.state.variants.includes('p1-first') ? [] : [6, 6, 1, 1], 1);
  for (const seat of [0, 1] as const) {
    for (const cell of siteOf(match.state.map).starts[seat])
      play(match, { type: 'deploy', cell, stance }, undefined, seat);
  }
  for (const seat of [0, 1]) play(match, { type: 'end' }, undefined, seat);
  return match;
}

/** Plays an action that must be legal, and returns its events. With dice, exactly those are rolled. */
export function play(match: HeistMatch, action: Action, dice?: readonly ForcedResult[], seat?: Seat): GameEvent[] {
  const result = match.apply(seat ?? match.decisions[0]!.seat, action, dice);
  expect(result).toMatchObject({ ok: true });
  return result.ok ? result.events.map(({ event }) => event) : [];
}

/** Returns why an action is refused now. */
export function refusal(match: HeistMatch, action: unknown, seat?: Seat): string | undefined {
  return match.check(seat ?? match.decisions[0]!.seat, action)?.code;
}

/** Returns the legal actions of one type. */
export function legal<Type extends Action['type']>(match: HeistMatch, type: Type): Extract<Action, { type: Type }>[] {
  const actions = match.legal(match.decisions[0]!.seat);
  return actions.filter((action): action is Extract<Action, { type: Type }> => action.type === type);
}

/** Returns the open decisions: `0 act`. */
export function asked(match: HeistMatch): string {
  return match.decisions.map(({ seat, kind }) => `${seat} ${kind}`).join(', ');
}

/** Returns the hex at coordinates. */
export function hex(match: HeistMatch, q: number, r: number): number {
  return cellAt(siteOf(match.state.map), q, r);
}

/** Returns the coordinates of a unit. */
export function whereIs(match: HeistMatch, unit: number): readonly [number, number] {
  const { characters, npcs, map } = match.state;
  const cell = unit < GUARD ? characters[unit]!.cell : npcs[unit - GUARD]!.cell;
  return cell < 0 ? [Number.NaN, Number.NaN] : coordsOf(siteOf(map), cell);
}

/** Returns the events of one type. */
export function eventsOf(events: readonly GameEvent[], type: string): GameEvent[] {
  return events.filter((event) => event.type === type);
}

/** Returns the scores of both crews, in order. */
export function scored(match: HeistMatch): string[] {
  return match.state.scores.map(({ type, character }) => `${character} ${type}`);
}

/** Returns variants as an option, for readability at the call. */
export function under(...variants: Variant[]): { readonly variants: readonly Variant[] } {
  return { variants };
}

function patchesFor(state: State): Patch[] {
  return Object.entries(state).map(([key, value]) => [[key], value]);
}
