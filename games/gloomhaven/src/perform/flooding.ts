import type { Cell } from '@tessera/space';
import { bailingIn } from '../scenario/persistentRules.ts';
import { groundIn, scenarioPlan } from '../scenario/plan.ts';
import type { Ctx } from '../state/events.ts';
import { deciderFor, isHero } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

type Flood = Extract<Frame, { at: 'flood' }>;
type Bail = Extract<Frame, { at: 'bail' }>;

/** Returns the hexes on which the water can rise: dry ones of the marker beside water, or any if none is wet. */
function rising(state: State, { marker }: Flood): Cell[] {
  const { difficult } = state.map;
  const ground = groundIn(state);
  const dry = marked(state, marker).filter((cell) => !difficult.includes(cell));
  const beside = dry.filter((cell) => difficult.some((wet) => ground.areAdjacent(wet, cell)));
  return beside.length > 0 ? beside : dry;
}

function marked({ scenario }: State, marker: string): readonly Cell[] {
  return scenarioPlan(scenario).markers.get(marker) ?? [];
}

/** Returns the water that a hero may take up with a loot ability: one load at a time. */
function loads(state: State, { figure, range }: Bail): Cell[] {
  const bailing = bailingIn(state);
  const from = state.figures[figure]!.cell;
  if (bailing === undefined || from < 0) return [];
  const ground = groundIn(state);
  const wet = marked(state, bailing.marker).filter((cell) => state.map.difficult.includes(cell));
  return wet.filter((cell) => ground.range(from, cell) <= range && (cell === from || ground.sight.sees(from, cell)));
}

/** Returns the frame in which a loot ability may take up water. */
export function bailFrames(state: State, figure: FigureId, range: number): Frame[] {
  if (bailingIn(state) === undefined || !isHero(state, figure)) return [];
  return state.counters[loadOf(figure)] === 1 ? [] : [{ at: 'bail', figure, range }];
}

function loadOf(figure: FigureId): string {
  return `water:${figure}`;
}

/** Empties the load of a hero that ends its turn where water is poured away. */
export function pourAway(state: State, figure: FigureId, { log }: Pick<Ctx, 'log'>): void {
  const bailing = bailingIn(state);
  if (bailing === undefined || state.counters[loadOf(figure)] !== 1) return;
  const { cell } = state.figures[figure]!;
  if (!marked(state, bailing.into).includes(cell)) return;
  state.counters[loadOf(figure)] = 0;
  log({ type: 'water-poured', figure });
}

/** Water rises hex by hex, and heroes bail it out. */
export const floodRules = {
  flood: {
    asks: (state, frame) => (rising(state, frame).length > 1 ? deciderFor(state) : []),
    prompt: () => ({ code: 'flood' }),
    options: (state, frame) => rising(state, frame).map((cell) => ({ type: 'hex', cell })),
    answers: { hex: (state, _frame, { action: { cell }, ...ctx }) => rise(state, cell, ctx) },
    afterwards(state, frame, ctx) {
      const [cell] = rising(state, frame);
      if (cell !== undefined) return rise(state, cell, ctx);
      state.counters.lose = 1;
      return undefined;
    },
  },

  bail: {
    asks: (state, frame) => (loads(state, frame).length > 0 ? frame.figure : []),
    prompt: (_state, { figure }) => ({ code: 'bail', params: { figure } }),
    options: (state, frame) => [
      ...loads(state, frame).map((cell) => ({ type: 'hex' as const, cell })),
      { type: 'skip' as const },
    ],
    answers: {
      hex(state, { figure }, { action: { cell }, log }) {
        state.map.difficult = state.map.difficult.filter((one) => one !== cell);
        state.counters[loadOf(figure)] = 1;
        log({ type: 'water-taken', figure, cell });
        return undefined;
      },
      skip: () => undefined,
    },
  },
} satisfies Rule<'flood' | 'bail'>;

function rise(state: State, cell: Cell, { log }: Pick<Ctx, 'log'>): undefined {
  state.map.difficult.push(cell);
  log({ type: 'water-risen', cell });
}
