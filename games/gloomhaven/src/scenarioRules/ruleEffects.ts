import type { Cell } from '@tessera/space';
import type { ScenarioRecord } from '../content/records/scenario.ts';
import { setElement } from '../elements/elements.ts';
import { lootGoal } from '../perform/loot.ts';
import { discardThing, dropThing } from '../scenario/carriedTokens.ts';
import { closeDoor, closedDoorOn, holdDoor, openDoor, setLocked } from '../scenario/doors.ts';
import { monsterInitiative } from '../scenario/initiative.ts';
import { trapDamage } from '../scenario/level.ts';
import { byCharacters, numberOf, scenarioFacts } from '../scenario/numbers.ts';
import { fallAsleep, suspend } from '../scenario/persistentRules.ts';
import { doorsNamed, groundIn, roomsAt, scenarioPlan } from '../scenario/plan.ts';
import { placeGroup, revealRoom } from '../scenario/rooms.ts';
import { affectedFigures, counterValue, givenBy, roomNamed, scenarioRulesAt } from '../scenario/ruleTimes.ts';
import { SIDES_TAKEN } from '../scenario/spawn.ts';
import { release } from '../scenario/tasks.ts';
import type { Ctx } from '../state/events.ts';
import { isMonster } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { below } from '../vocabulary/pointer.ts';
import { driftFrames } from './drift.ts';

export type RuleEffect = ScenarioRecord['rules'][number]['effects'][number];
type EffectOf<Type extends RuleEffect['type']> = Extract<RuleEffect, { readonly type: Type }>;

/** One effect of a rule being applied: its place in the rules, the figure and the hex. */
interface Happening {
  readonly state: State;
  readonly place: string;
  readonly figure: FigureId;
  readonly at: Cell;
  /** The damage that triggered the rule. */
  readonly amount: number;
  readonly ctx: Ctx;
}

/** The implementation of a kind of effect. Permanent effects (`standing.ts`) do nothing here. */
type Happens<Type extends RuleEffect['type']> = (happening: Happening, effect: EffectOf<Type>) => Frame[];

const nothing = (): Frame[] => [];

const HAPPENS: { readonly [Type in RuleEffect['type']]: Happens<Type> } = {
  spawn({ state, at }, { monster, marker, ranks, count, damaged }) {
    const rank = byCharacters(ranks, state);
    const cells = marker === undefined ? [at] : (scenarioPlan(state.scenario).markers.get(marker) ?? []);
    if (rank === null) return [];
    const lacking = damaged === undefined ? {} : { damaged: Math.max(0, numberOf(damaged, scenarioFacts(state))) };
    return cells.flatMap((near) =>
      Array.from({ length: count }, (): Frame => ({ at: 'spawn', monster, rank, near, ...lacking })),
    );
  },

  'open-door': ({ state, figure, ctx }, { doors }) =>
    doorsNamed(state, doors).flatMap((door) => openDoor(state, door, figure, ctx)),

  'unlock-door'({ state, ctx }, { doors }) {
    for (const door of doorsNamed(state, doors)) setLocked(state, door, false, ctx);
    return [];
  },

  'close-door'({ state, ctx }, { doors }) {
    for (const door of doorsNamed(state, doors)) closeDoor(state, door, ctx);
    return [];
  },

  'hold-door': ({ state, figure, ctx }, { doors, markers }) =>
    doorsNamed(state, doors).flatMap((door) => holdDoor(state, door, markers, figure, ctx)),

  'break-through'({ state, figure, at, ctx }) {
    const door = closedDoorOn(state, at);
    return door === undefined ? [] : openDoor(state, door, figure, ctx);
  },

  'set-up-room': ({ state, figure, ctx }, { room }) => revealRoom(state, roomNamed(state, room), figure, ctx),

  element({ state, ctx }, { element, state: strength }) {
    setElement(state, element, strength);
    ctx.log({ type: 'element', element, state: strength });
    return [];
  },

  apply({ state, place, figure, at }, { who, modifiers, standing, room, marker, near }) {
    const pointer = (m: number) => below(`scenario/${state.scenario}`, `rules/${place}/modifiers/${m}`);
    if (standing) {
      for (const m of modifiers.keys()) {
        const at = pointer(m);
        state.lasting.push({ at, from: at, owner: -1, on: [], value: null, lasts: 'scenario', used: false });
      }
      return [];
    }
    const meant = affectedFigures(state, who, figure).filter(
      (id) => isInRoom(state, id, room) && isMarked(state, id, marker) && isNear(state, id, at, near),
    );
    return meant.flatMap((target) =>
      modifiers.map((_, m): Frame => ({ at: 'effect', of: pointer(m), figure: -1, target, value: null, chosen: true })),
    );
  },

  end({ state, figure }, { rule }) {
    const given = givenBy(state, rule);
    state.lasting = state.lasting.filter(({ at, on }) => !at.startsWith(given) || !on.includes(figure));
    return [];
  },

  dry({ state, at }) {
    state.map.difficult = state.map.difficult.filter((cell) => cell !== at);
    return [];
  },

  count({ state, figure, amount, ctx }, { counter, by }) {
    const more = by === 'damage' ? amount : numberOf(by, scenarioFacts(state));
    return countOn(state, counter, more, figure, ctx);
  },

  'draw-token'({ state, figure, ctx }, { counter, tokens, wanted }) {
    const drawn = state.counters[`tokens:${counter}`] ?? 0;
    const left = Math.max(1, tokens - drawn);
    state.counters[`tokens:${counter}`] = drawn + 1;
    const isWanted = ctx.chance.d(left) <= wanted - counterValue(state, counter);
    return isWanted ? countOn(state, counter, 1, figure, ctx) : [];
  },

  win: ({ state }) => decided(state, 'win'),
  lose: ({ state }) => decided(state, 'lose'),

  'take-side'({ state, ctx }, { monsters, side }) {
    const n = side === 'allies' ? 0 : side === 'enemies' ? 1 : 2;
    for (const monster of monsters) state.counters[`side:${monster}`] = n;
    for (const one of state.figures) if (isMonster(one) && monsters.includes(one.type)) one.side = SIDES_TAKEN[n]!;
    ctx.log({ type: 'side-taken', monsters: [...monsters], side });
    return [];
  },

  suspend({ state }, { monsters, suspended }) {
    suspend(state, monsters, suspended);
    return [];
  },

  sleep({ state }, { monsters }) {
    fallAsleep(state, monsters);
    return [];
  },

  remove: ({ state }, { monsters, count }) =>
    Array.from(
      { length: numberOf(count, scenarioFacts(state)) },
      (): Frame => ({ at: 'remove', monsters: [...monsters] }),
    ),

  trap({ state }, { marker, damage, conditions }) {
    const amount = damage === 'level' ? trapDamage(state) : numberOf(damage ?? 0, scenarioFacts(state));
    return (scenarioPlan(state.scenario).markers.get(marker) ?? []).map(
      (cell): Frame => ({ at: 'trap', cell, damage: amount, conditions: [...conditions] }),
    );
  },

  drift({ state, figure }, { who, ways, monster, room, sheltered, blocked }) {
    const n = monster === undefined ? state.round - 1 : monsterInitiative(state, monster);
    const meant = affectedFigures(state, who, figure).filter((id) => isInRoom(state, id, room));
    return driftFrames(state, meant, {
      ways: ways[n % ways.length]!,
      sheltered,
      blocked: numberOf(blocked, scenarioFacts(state)),
    });
  },

  flood: (_happening, { marker }) => [{ at: 'flood', marker }],

  drop({ state, at, ctx }, { thing }) {
    dropThing(state, thing, at, ctx);
    return [];
  },

  discard({ state }, { thing }) {
    discardThing(state, thing);
    return [];
  },

  'give-back': ({ figure }, { treasure }) => (figure < 0 ? [] : [{ at: 'give-back', figure, treasure }]),

  ending({ state }, { ending }) {
    state.counters[`ending:${ending}`] = 1;
    return [];
  },

  release({ state, at, ctx }, { object }) {
    if (object === undefined) release(state, at, ctx);
    else for (const { cell } of state.figures.filter(({ type }) => type === object)) release(state, cell, ctx);
    return [];
  },

  'loot-goal': ({ state, figure, at, ctx }) => lootGoal(state, figure, at, ctx),

  place({ state, ctx }, { group }) {
    placeGroup(state, group, ctx);
    return [];
  },

  'goal-loot-by-ability': nothing,
  lurk: nothing,
  protect: nothing,
  bar: nothing,
  'head-for': nothing,
  gate: nothing,
  bail: nothing,
  idle: nothing,
  march: nothing,
  lead: nothing,
};

/** Applies an effect of a rule and returns the frames that follow. */
export function happen(happening: Happening, effect: RuleEffect): Frame[] {
  const does = HAPPENS[effect.type] as Happens<RuleEffect['type']>;
  return does(happening, effect);
}

/** Checks whether a figure is in a room, or no room is asked for. */
function isInRoom(state: State, id: FigureId, room: string | undefined): boolean {
  return room === undefined || roomsAt(state.scenario, state.figures[id]!.cell).includes(roomNamed(state, room));
}

/** Checks whether a figure is on a hex of a marker, or no marker is asked for. */
function isMarked(state: State, id: FigureId, marker: string | undefined): boolean {
  const { markers } = scenarioPlan(state.scenario);
  return marker === undefined || markers.get(marker)?.includes(state.figures[id]!.cell) === true;
}

/** Checks whether a figure is within a distance of where a rule happens, or no distance is asked for. */
function isNear(state: State, id: FigureId, at: Cell, near: number | undefined): boolean {
  return near === undefined || (at >= 0 && groundIn(state).range(at, state.figures[id]!.cell) <= near);
}

function countOn(state: State, counter: string, by: number, figure: FigureId, { log }: Ctx): Frame[] {
  const value = counterValue(state, counter) + by;
  state.counters[`counter:${counter}`] = value;
  log({ type: 'counter', counter, value });
  return scenarioRulesAt(state, 'counter', { figure, what: counter });
}

function decided(state: State, ending: 'win' | 'lose'): Frame[] {
  state.counters[ending] = 1;
  return [];
}
