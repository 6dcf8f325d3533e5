import { cellName } from '@tessera/gomoku';
import type { GameEvent } from '@tessera/kernel';
import type { SubjectId, TableSubject } from '@tessera/table';
import type { Stones } from './stones.ts';

/** Returns the points of the board, by the names that the log uses. */
export function subjects({ cells, columns }: Stones): readonly TableSubject[] {
  return cells.map((_, cell) => ({
    id: idOf(cell),
    name: cellName(cell, columns).toUpperCase(),
    cells: [cell],
  }));
}

export function about({ cell }: GameEvent): readonly SubjectId[] {
  return typeof cell === 'number' ? [idOf(cell)] : [];
}

const idOf = (cell: number): SubjectId => `place ${cell}`;
