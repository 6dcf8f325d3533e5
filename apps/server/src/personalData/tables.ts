import type { Kysely } from 'kysely';
import type { Migrations } from '../storage/storage.ts';

/** People whose data is being erased. A row exists from the request until nothing of the person is left. */
export interface ErasureTables {
  erasures: { player_id: string; asked_at: number };
}

export const erasureMigrations: Migrations = { '0500_erasures': { up: createTable } };

async function createTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('player_id', 'text', (column) => column.primaryKey())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute();
}
