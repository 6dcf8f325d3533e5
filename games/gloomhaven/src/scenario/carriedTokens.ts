import type { Cell } from '@tessera/space';
import type { ScenarioRecord } from '../content/records/scenario.ts';
import type { Ctx } from '../state/events.ts';
import { isHero } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { below } from '../vocabulary/pointer.ts';
import { groundIn, scenarioPlan } from './plan.ts';

type Table = Pick<View, 'scenario' | 'counters'>;
type Thing = ScenarioRecord['things'][number];

/** Returns the carrier of an object, or -1. */
export function carrierOf({ counters }: Pick<View, 'counters'>, thing: string): FigureId {
  return (counters[`carried:${thing}`] ?? 0) - 1;
}

/** Returns the objects of a scenario that lie on a cell, each a goal tile. */
export function thingsOn({ scenario, counters }: Table, cell: Cell): Thing[] {
  return scenarioPlan(scenario).record.things.filter(({ id }) => counters[`lies:${id}`] === cell);
}

/** Gives an object with its effects to a hero. The previous carrier loses them. */
export function takeThing(state: State, thing: string, hero: FigureId, { log }: Pick<Ctx, 'log'>): void {
  letGo(state, thing);
  state.counters[`carried:${thing}`] = hero + 1;
  const n = scenarioPlan(state.scenario).record.things.findIndex(({ id }) => id === thing);
  const list = below(`scenario/${state.scenario}`, 'things', n, 'modifiers');
  for (const i of scenarioPlan(state.scenario).record.things[n]!.modifiers.keys()) {
    state.lasting.push({
      at: below(list, i),
      from: list,
      owner: -1,
      on: [hero],
      value: null,
      lasts: 'scenario',
      used: false,
    });
  }
  log({ type: 'thing-taken', thing, figure: hero });
}

/** Puts an object on a hex. */
export function dropThing(state: State, thing: string, cell: Cell, { log }: Pick<Ctx, 'log'>): void {
  letGo(state, thing);
  if (cell < 0) return;
  state.counters[`lies:${thing}`] = cell;
  state.map.goals.push(cell);
  log({ type: 'thing-dropped', thing, cell });
}

/** Removes an object permanently. */
export function discardThing(state: State, thing: string): void {
  letGo(state, thing);
}

/** Drops all objects of an exhausted hero on its hex. */
export function dropAll(state: State, hero: FigureId, cell: Cell, ctx: Pick<Ctx, 'log'>): void {
  for (const { id, bound } of scenarioPlan(state.scenario).record.things) {
    if (!bound && carrierOf(state, id) === hero) dropThing(state, id, cell, ctx);
  }
}

function letGo(state: State, thing: string): void {
  delete state.counters[`carried:${thing}`];
  delete state.counters[`lies:${thing}`];
  const n = scenarioPlan(state.scenario).record.things.findIndex(({ id }) => id === thing);
  const list = below(`scenario/${state.scenario}`, 'things', n, 'modifiers');
  state.lasting = state.lasting.filter(({ from }) => from !== list);
}

/** Returns the frames in which a loot ability may take an object from another hero within its range. */
export function handOvers(state: State, looter: FigureId, range: number): Frame[] {
  const { things } = scenarioPlan(state.scenario).record;
  if (things.length === 0 || !isHero(state, looter)) return [];
  const ground = groundIn(state);
  return things.flatMap(({ id, bound }): Frame[] => {
    const carrier = carrierOf(state, id);
    if (bound || carrier < 0 || carrier === looter) return [];
    const far = ground.range(state.figures[looter]!.cell, state.figures[carrier]!.cell);
    return far <= range ? [{ at: 'hand-over', figure: looter, thing: id }] : [];
  });
}

/** Choice whether a looting hero takes an object from another hero. */
export const handOverRule = {
  'hand-over': {
    asks: (state, { figure, thing }) => (carrierOf(state, thing) < 0 ? [] : figure),
    prompt: (_state, { thing }) => ({ code: 'hand-over', params: { thing } }),
    options: (state, { thing }) => [{ type: 'target', figure: carrierOf(state, thing) }, { type: 'skip' }],
    answers: {
      target(state, { figure, thing }, { log }) {
        takeThing(state, thing, figure, { log });
        return undefined;
      },
      skip: () => undefined,
    },
  },
} satisfies Rule<'hand-over'>;
