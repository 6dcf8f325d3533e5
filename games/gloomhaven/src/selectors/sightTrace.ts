import { type Cell, CornerSight, type Direction } from '@tessera/space';
import { groundIn } from '../scenario/plan.ts';
import type { View } from '../state/state.ts';

/** A line between two hexes, from corner to corner, and the wall that blocks it. */
export interface SightTrace {
  readonly fromCorner: Direction;
  readonly toCorner: Direction;
  readonly isClear: boolean;
  /** The blocking wall: a side of a cell; the cell is -1 when it is not part of the board. */
  readonly blocker?: { readonly cell: Cell; readonly direction: Direction } | undefined;
}

/** Returns the line of sight between two hexes: a clear one, or the first that was tried. R 7.9 */
export function sightTrace(view: View, from: Cell, to: Cell): SightTrace | undefined {
  if (from === to) return undefined;
  const { sight, walls, board } = groundIn(view);
  const clear = sight.line(from, to);
  if (clear !== undefined) return { fromCorner: clear.fromCorner, toCorner: clear.toCorner, isClear: true };
  const [first] = new CornerSight(walls, { touch: sight.rule.touch, ends: 'own-side' })
    .lines(from, to)
    .filter(({ blockedBy }) => blockedBy !== undefined);
  if (first?.blockedBy === undefined) return undefined;
  const { hex, direction } = first.blockedBy;
  return {
    fromCorner: first.fromCorner,
    toCorner: first.toCorner,
    isClear: false,
    blocker: { cell: board.find(hex), direction },
  };
}
