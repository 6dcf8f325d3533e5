import type { Cell } from '@tessera/space';
import type { ShownPerformance, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { groundIn } from './plan.ts';

/** Returns the hex that a performance measures from: the figure's own, or that of a double. */
export function standOf({ figures }: Pick<View, 'figures'>, { figure, from = -1 }: ShownPerformance): Cell {
  return from >= 0 ? from : figures[figure]!.cell;
}

/** Returns the range from the performance's hex to a figure. R 7.10 */
export function reachTo(table: View, performance: ShownPerformance, target: FigureId): number {
  return groundIn(table).range(standOf(table, performance), table.figures[target]!.cell);
}
