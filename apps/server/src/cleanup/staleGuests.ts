import { isPersonal } from '@tessera/protocol';
import { type RawBuilder, sql } from 'kysely';
import type { IdentityTables } from '../identity/tables.ts';
import type { KeptTables } from '../limits/storedMatchTables.ts';
import { eraseMatchStatements } from '../live/history/eraseMatch.ts';
import { readHeading } from '../live/matchInfoRow.ts';
import type { MatchRecord } from '../live/matchRecord.ts';
import type { ErasureTables } from '../personalData/tables.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import type { Storage } from '../storage/storage.ts';

type CleanupTables = IdentityTables & MatchTables & KeptTables & ErasureTables;

/** Removals per batch: other requests use the database meanwhile. */
const BATCH = 100;
const MAX_BATCHES = 100;

/** Whether a match is personal (`isPersonal`), by its heading in the JSON of each database; a damaged heading is not. */
const IS_PERSONAL: Readonly<Record<Storage['dialect'], RawBuilder<boolean>>> = {
  sqlite: sql<boolean>`(matches.visibility = 'private' AND CASE WHEN json_valid(matches.record)
    THEN json_array_length(matches.record, '$.seats') ELSE 0 END = 1)`,
  postgres: sql<boolean>`(matches.visibility = 'private' AND json_array_length(matches.record::json -> 'seats') = 1)`,
};

/** A guest without activity, and whether the guest has a seat at an unfinished table. */
interface StaleGuest {
  readonly id: string;
  readonly hasTable: boolean;
}

/**
 * Removes guests without activity since then: no account, no recent session, and no recent match. Finished matches keep their name, and
 * nothing else. Guests at unfinished tables are erased like people who ask for it (`Erasures`), because other people may sit there.
 * Returns the number of removed guests, including those whose erasure was requested.
 */
export async function removeStaleGuests(storage: Storage, since: number): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const stale = await staleGuests(storage, since);
    for (const { id, hasTable } of stale) {
      await (hasTable ? requestGuestErasure(storage, id, since) : removeGuest(storage, id, since));
    }
    removed += stale.length;
    if (stale.length < BATCH) break;
  }
  return removed;
}

async function staleGuests(storage: Storage, since: number): Promise<StaleGuest[]> {
  const hasTable = sql<number>`CASE WHEN EXISTS (SELECT 1 FROM sitters JOIN matches ON matches.id = sitters.match_id
    WHERE sitters.player = players.id AND matches.status <> 'over' AND NOT ${IS_PERSONAL[storage.dialect]}) THEN 1 ELSE 0 END`;
  const rows = await storage
    .tables<CleanupTables>()
    .selectFrom('players')
    .select(['players.id', hasTable.as('has_table')])
    .where('players.password', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('erasures').select('player_id').whereRef('player_id', '=', 'players.id'))),
    )
    .where('players.created_at', '<', since)
    .where('players.seen_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.player_id', '=', 'players.id')
            .where('sessions.seen_at', '>=', since),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sitters')
            .innerJoin('matches', 'matches.id', 'sitters.match_id')
            .select('matches.id')
            .whereRef('sitters.player', '=', 'players.id')
            .where('matches.moved_at', '>=', since),
        ),
      ),
    )
    .limit(BATCH)
    .execute();
  return rows.map(({ id, has_table: hasTable }) => ({ id, hasTable: hasTable === 1 }));
}

/** Requests the erasure of a guest, unless the guest came back meanwhile. Every node continues it until it is done. */
async function requestGuestErasure(storage: Storage, id: string, since: number): Promise<void> {
  await sql`INSERT INTO erasures (player_id, asked_at)
    SELECT id, ${Date.now()} FROM players WHERE id = ${id} AND password IS NULL AND seen_at < ${since}
      AND NOT EXISTS (SELECT 1 FROM sessions WHERE player_id = ${id} AND seen_at >= ${since})
    ON CONFLICT DO NOTHING`.execute(storage.tables<CleanupTables>());
}

async function removeGuest(storage: Storage, id: string, since: number): Promise<void> {
  const rows = await storage
    .tables<CleanupTables>()
    .selectFrom('sitters')
    .innerJoin('matches', 'matches.id', 'sitters.match_id')
    .select(['matches.id', 'matches.code', 'matches.visibility', 'matches.moved_at', 'matches.record'])
    .where('sitters.player', '=', id)
    .execute();
  // An unreadable heading is kept, for an operator to repair.
  const records = rows.map(readHeading).flatMap(({ record, problem }) => (problem === undefined ? [record] : []));
  const db = storage.tables<CleanupTables>();
  const isGone = sql<boolean>`NOT EXISTS (SELECT 1 FROM players WHERE id = ${id})`;
  // Sessions, tokens and packs are deleted with the player. If the guest came back meanwhile, nothing is deleted.
  const remove = db
    .deleteFrom('players')
    .where('id', '=', id)
    .where('password', 'is', null)
    .where('seen_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .where('sessions.player_id', '=', id)
            .where('sessions.seen_at', '>=', since),
        ),
      ),
    );
  const changes = records.flatMap((record) =>
    isPersonal(record)
      ? eraseMatchStatements(db, record.id, isGone)
      : db
          .updateTable('matches')
          .set({ record: JSON.stringify(nameOnly(record, id)) })
          .where('id', '=', record.id)
          .where(isGone),
  );
  const sitters = db.deleteFrom('sitters').where('player', '=', id).where(isGone);
  const seen = db.deleteFrom('seen').where('player', '=', id).where(isGone);
  await storage.write([remove, ...changes, sitters, seen].map((query) => query.compile()));
}

/** Returns a match in which a person is reduced to their name. */
function nameOnly(record: MatchRecord, player: string): MatchRecord {
  const seats = record.seats.map((seat) => {
    if (seat.player !== player) return seat;
    const { player: _, ...rest } = seat;
    return rest;
  });
  return { ...record, seats };
}
