import { type Cell, hex, qOf, rOf } from '@tessera/space';
import { OBSTACLE } from '../board/index.ts';
import type { Hex } from '../content/records/record.ts';
import { positionOf } from '../inPlay/position.ts';
import { initiativeOf } from '../scenario/initiative.ts';
import { groundIn } from '../scenario/plan.ts';
import { seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

interface Drift {
  readonly ways: readonly Hex[];
  /** An obstacle or a wall where the wind or water comes from spares a figure. */
  readonly sheltered: boolean;
  /** Damage for a figure that cannot be moved. */
  readonly blocked: number;
}

/** Returns the frames of wind and water: all figures move one hex in the same direction, in order of initiative. */
export function driftFrames(state: State, figures: readonly FigureId[], { ways, sheltered, blocked }: Drift): Frame[] {
  const swept = figures.filter((figure) => !sheltered || !isSheltered(state, figure, ways));
  const order = swept.toSorted((a, b) => initiativeOf(state, a) - initiativeOf(state, b) || a - b);
  return order.map((figure) => ({ at: 'drift', figure, cells: hexesOneWay(state, figure, ways), blocked }));
}

function hexesOneWay(state: State, figure: FigureId, ways: readonly Hex[]): Cell[] {
  const { board } = groundIn(state);
  const from = board.hexOf(state.figures[figure]!.cell);
  return ways.map(([q, r]) => board.find(hex(qOf(from) + q, rOf(from) + r))).filter((cell) => cell >= 0);
}

/** Checks whether an obstacle or a wall is behind a figure, seen in the direction of the wind or water. */
function isSheltered(state: State, figure: FigureId, ways: readonly Hex[]): boolean {
  const { cell: from } = state.figures[figure]!;
  const { ground, overlays } = positionOf(state);
  const behind = hexesOneWay(
    state,
    figure,
    ways.map(([q, r]): Hex => [-q, -r]),
  );
  return behind.every((cell) => !ground.areAdjacent(from, cell) || (overlays[cell]! & OBSTACLE) !== 0);
}

/** Returns the hexes that a figure can be moved to: no wall, closed door, obstacle or figure. */
function free(state: State, figure: FigureId, cells: readonly Cell[]): Cell[] {
  const { cell: from } = state.figures[figure]!;
  if (from < 0) return [];
  const { ground, overlays } = positionOf(state);
  return cells.filter(
    (cell) =>
      ground.areAdjacent(from, cell) &&
      ground.hidden[cell] === 0 &&
      ground.closed[cell] === 0 &&
      (overlays[cell]! & OBSTACLE) === 0 &&
      !state.figures.some((one) => one.cell === cell),
  );
}

function moved(figure: FigureId, cell: Cell): Frame[] {
  return [{ at: 'walk', figure, path: [cell], gait: 'walk', forcedBy: figure }];
}

/** One figure drifts; its player chooses between two open hexes. */
export const driftRule = {
  drift: {
    asks: (state, { figure, cells }) => (free(state, figure, cells).length > 1 ? seatFor(state, figure) : []),
    prompt: (_state, { figure }) => ({ code: 'drift', params: { figure } }),
    options: (state, { figure, cells }) => free(state, figure, cells).map((cell) => ({ type: 'hex', cell })),
    answers: { hex: (_state, { figure }, { action: { cell } }) => moved(figure, cell) },
    afterwards(state, { figure, cells, blocked }) {
      const [cell] = free(state, figure, cells);
      if (cell !== undefined) return moved(figure, cell);
      return blocked === 0 ? undefined : [{ at: 'damage', figure, amount: blocked, by: -1, from: 'effect' }];
    },
  },
} satisfies Rule<'drift'>;
