import type { Statement } from './databaseMessages.ts';
import type { SealedEntry, SnapshotWrite } from './storedEntry.ts';

// Written by hand, because they run for every action.
const ADD_ENTRY = `INSERT INTO entries (match_id, seq, action_id, kind, seat, at, payload, link, seal, clocks)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ADD_SNAPSHOT = 'INSERT OR REPLACE INTO snapshots (match_id, seq, text, seal) VALUES (?, ?, ?, ?)';
const FORGET_SNAPSHOTS = 'DELETE FROM snapshots WHERE match_id = ? AND seq < ?';

export function addEntry(match: string, entry: SealedEntry, clocks: string | null): Statement {
  const { seq, actionId, kind, seat, at, payload, link, seal } = entry;
  return { sql: ADD_ENTRY, parameters: [match, seq, actionId, kind, seat, at, payload, link, seal, clocks] };
}

/** Returns statements that store a snapshot and delete older ones of the match. */
export function addSnapshot({ match, seq, text, seal }: SnapshotWrite): Statement[] {
  return [
    { sql: ADD_SNAPSHOT, parameters: [match, seq, text, seal] },
    { sql: FORGET_SNAPSHOTS, parameters: [match, seq] },
  ];
}
