import type { Kysely } from 'kysely';
import type { ReadEntry } from './matchLog.ts';
import type { MatchTables } from './matchTables.ts';
import type { StoredSnapshot } from './storedEntry.ts';

// Queries on logs that are the same in every database.

/** Returns the entries of a match after one of them, in order. */
export async function entriesAfter(db: Kysely<MatchTables>, match: string, after: number): Promise<ReadEntry[]> {
  const query = db.selectFrom('entries').selectAll().where('match_id', '=', match);
  const rows = await query.where('seq', '>', after).orderBy('seq').execute();
  return rows.map(({ action_id, seq, kind, seat, at, payload, link, seal, clocks }) => {
    return { actionId: action_id, seq, kind, seat, at, payload, link, seal, clocks };
  });
}

/** Returns the newest snapshot of a match. */
export async function newestSnapshot(db: Kysely<MatchTables>, match: string): Promise<StoredSnapshot | undefined> {
  const query = db.selectFrom('snapshots').select(['seq', 'text', 'seal']).where('match_id', '=', match);
  return query.orderBy('seq', 'desc').executeTakeFirst();
}
