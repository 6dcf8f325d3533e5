import type { Kysely } from 'kysely';
import type { MatchTables } from './matchTables.ts';

/** Writes the current time, to check whether the database accepts writes. */
export async function writeProbe(db: Kysely<MatchTables>): Promise<void> {
  const at = Date.now();
  await db
    .insertInto('probe')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
}
