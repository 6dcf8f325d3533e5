import type { Seat } from '@tessera/kernel';
import { standingEntries } from './awaySummary.ts';
import type { TableEntry } from './table.ts';

/** Returns the entries that an undo of a seat would take back: its last operation and everything after it, oldest first. */
export function undoneEntries(log: readonly TableEntry[], by: Seat | undefined): readonly TableEntry[] {
  const standing = standingEntries(log);
  const last = standing.findLastIndex((entry) => entry.by === by && (entry.kind === 'act' || entry.kind === 'edit'));
  return last < 0 ? [] : standing.slice(last).filter(({ kind }) => kind === 'act' || kind === 'edit');
}
