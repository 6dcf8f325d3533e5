import { type GameEvent, Match, type Patch, type Seat } from '@tessera/kernel';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect } from 'vitest';
import { undrawn } from '../src/figures/modifierDeck.ts';
import { duel } from '../src/game.ts';
import { words } from '../src/messageFormat.ts';
import { CARD_IDS, type CardId, type Modifier } from '../src/state/cards.ts';
import type { FigureId } from '../src/state/roster.ts';
import type { Action, State, View } from '../src/state/state.ts';
import { en } from '../texts/en/index.ts';

/** The game in English. */
export const english = createGameFormatter(words, createTranslator('en', en, house.en));

export type DuelMatch = Match<State, Action, View>;

export const ASH = 0;
export const WREN = 1;
export const OGRE = 2;
export const SLINGER = 3;

/** A position to be set up. */
export interface Setting {
  /** The cells of the figures, the heroes first. */
  readonly at?: readonly [ash: string, wren: string, ogre: string, slinger: string];
  readonly hp?: readonly [ash: number, wren: number, ogre: number, slinger: number];
  readonly hands?: readonly [ash: readonly CardId[], wren: readonly CardId[]];
  readonly discards?: readonly [ash: readonly CardId[], wren: readonly CardId[]];
  /** The cards turned up this round. */
  readonly picks?: readonly [ash: CardId, wren: CardId];
  /** The next modifier cards, in order. */
  readonly heroModifiers?: readonly Modifier[];
  readonly monsterModifiers?: readonly Modifier[];
  /** The figures that still act in this round. */
  readonly turns?: readonly FigureId[];
}

/**
 * Returns a companion match edited to that position and settled to the first question; `eventsSoFar` returns the events so
 * far.
 */
export function scene(setting: Setting): DuelMatch {
  const { hands = [['dash'], ['spite']], discards = [[], []], picks = ['crush', 'hurl'] } = setting;
  const { turns = [ASH, WREN] } = setting;
  const match = Match.create(duel, { seats: 2, seed: 'scene', mode: 'companion' });
  const { state } = match;
  const taken: readonly CardId[] = [...hands.flat(), ...discards.flat(), ...picks];
  const edit = {
    figures: state.figures.map((figure, id) => ({
      ...figure,
      cell: setting.at ? cell(setting.at[id]!) : figure.cell,
      hp: setting.hp?.[id] ?? figure.hp,
    })),
    heroes: hands.map((hand, seat) => ({
      hand,
      discard: discards[seat],
      lost: [],
      seen: [picks[seat], ...discards[seat]!],
      pick: picks[seat],
      revealed: true,
    })),
    aside: CARD_IDS.filter((card) => !taken.includes(card)),
    decks: { heroes: stacked(setting.heroModifiers), monsters: stacked(setting.monsterModifiers) },
    flow: [{ at: 'round.end' }, ...turns.toReversed().map((figure) => ({ at: 'turn', figure }))],
  };
  const patches = Object.entries(edit).map(([field, value]): Patch => [[field], value]);
  expect(match.edit(ASH, patches)).toMatchObject({ ok: true });
  return match;
}

/** Returns the cell number of a name such as `c3`. */
export function cell(name: string): number {
  return (Number(name.slice(1)) - 1) * 6 + name.charCodeAt(0) - 97;
}

/** Plays an action that must be legal, and returns its events. */
export function play(match: DuelMatch, seat: Seat, action: Action): GameEvent[] {
  expect(match.apply(seat, action)).toMatchObject({ ok: true });
  return eventsSoFar(match);
}

/** Returns the events of the last action, or of the edit that set the scene. */
export function eventsSoFar(match: DuelMatch): GameEvent[] {
  return match.events(match.seq - 1).map(({ event }) => event);
}

/** Lets the hero stay and then choose its targets. */
export function attack(match: DuelMatch, seat: Seat, targets: FigureId[]): GameEvent[] {
  stay(match, seat);
  return play(match, seat, { type: 'attack', targets });
}

export function stay(match: DuelMatch, seat: Seat): GameEvent[] {
  return play(match, seat, { type: 'move', to: match.state.figures[seat]!.cell });
}

/** Returns the pending decisions: `0 damage`. */
export function asked(match: DuelMatch): string {
  return match.decisions.map(({ seat, kind }) => `${seat} ${kind}`).join(', ');
}

export function hp(match: DuelMatch): number[] {
  return match.state.figures.map((figure) => figure.hp);
}

export function types(events: readonly GameEvent[]): string[] {
  return events.map(({ type }) => type);
}

function stacked(next: readonly Modifier[] = []): { pile: Modifier[]; drawn: Modifier[] } {
  return { pile: [...undrawn(next), ...next.toReversed()], drawn: [] };
}
