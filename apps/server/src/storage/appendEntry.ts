import type { NewRow, NewSnapshot } from '../hosts/hostMessages.ts';
import type { Statement } from './job.ts';

// Written out, because they are on the way of every action.
const ADD_ENTRY = `INSERT INTO entries (match_id, seq, action_id, kind, seat, at, payload, link, seal, clocks)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ADD_SNAPSHOT = 'INSERT OR REPLACE INTO snapshots (match_id, seq, text, seal) VALUES (?, ?, ?, ?)';
const FORGET_SNAPSHOTS = 'DELETE FROM snapshots WHERE match_id = ? AND seq < ?';

export function addRow(match: string, row: NewRow, clocks: string | null): Statement {
  const { seq, actionId, kind, seat, at, payload, link, seal } = row;
  return { sql: ADD_ENTRY, parameters: [match, seq, actionId, kind, seat, at, payload, link, seal, clocks] };
}

/** A newer snapshot takes the place of those before it. */
export function addSnapshot({ match, seq, text, seal }: NewSnapshot): Statement[] {
  return [
    { sql: ADD_SNAPSHOT, parameters: [match, seq, text, seal] },
    { sql: FORGET_SNAPSHOTS, parameters: [match, seq] },
  ];
}
