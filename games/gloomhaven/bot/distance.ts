import { type Cell, distance } from '@tessera/space';
import { scenarioPlan } from '../src/scenario/plan.ts';
import type { State } from '../src/state/state.ts';

/** Returns the straight distance between two cells. */
export function hexDistance({ scenario }: { readonly scenario: string }, from: Cell, to: Cell): number {
  const { board } = scenarioPlan(scenario).plan;
  return distance(board.hexOf(from), board.hexOf(to));
}

/** Returns the cells of the party's enemies. */
export function enemyCells({ figures }: Pick<State, 'figures'>): number[] {
  const cells: number[] = [];
  for (const { side, cell } of figures) if (side === 'monsters' && cell >= 0) cells.push(cell);
  return cells;
}

/** Returns the visible doors that can still be opened. */
export function closedDoors({ scenario, map }: Pick<State, 'scenario' | 'map'>): number[] {
  const { doors, joins } = scenarioPlan(scenario);
  const isSeen = (door: number) => joins[door]!.some((room) => map.revealed.includes(room));
  return map.closed.filter((door) => isSeen(door) && !map.locked.includes(door)).flatMap((door) => doors[door]!);
}

/** Returns the cells of open doors. */
export function openDoors({ scenario, map }: Pick<State, 'scenario' | 'map'>): ReadonlySet<number> {
  return new Set(scenarioPlan(scenario).doors.flatMap((cells, door) => (map.closed.includes(door) ? [] : cells)));
}
