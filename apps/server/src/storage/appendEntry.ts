import type { NewEntry, NewRow } from '../hosts/hostMessages.ts';
import type { Statement } from './job.ts';

// Written out, because they are on the way of every action.
const ADD_ENTRY = `INSERT INTO entries (match_id, seq, action_id, kind, seat, at, payload, link, seal, clocks)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ADD_SNAPSHOT = 'INSERT OR REPLACE INTO snapshots (match_id, seq, text, seal) VALUES (?, ?, ?, ?)';
const FORGET_SNAPSHOTS = 'DELETE FROM snapshots WHERE match_id = ? AND seq < ?';

/** What adds an entry to the log of its match. Whether the log ends where this goes on is for `Tails` to say. */
export function appendEntry({ match, row, clocks, snapshot }: NewEntry): Statement[] {
  const add = addRow(match, row, clocks);
  if (!snapshot) return [add];
  const { seq, text, seal } = snapshot;
  return [
    add,
    { sql: ADD_SNAPSHOT, parameters: [match, seq, text, seal] },
    { sql: FORGET_SNAPSHOTS, parameters: [match, seq] },
  ];
}

export function addRow(match: string, row: NewRow, clocks: string | null): Statement {
  const { seq, actionId, kind, seat, at, payload, link, seal } = row;
  return { sql: ADD_ENTRY, parameters: [match, seq, actionId, kind, seat, at, payload, link, seal, clocks] };
}
