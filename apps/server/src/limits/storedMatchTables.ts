import type { Kysely } from 'kysely';
import type { Migrations } from '../storage/storage.ts';

/** Imported and copied matches, with their sizes. */
export interface KeptTables {
  kept_matches: { match_id: string; player_id: string; bytes: number };
}

/** Migration of that table. Its number follows those of the tables it refers to. */
export const keptMigrations: Migrations = { '0300_kept_matches': { up: createTable } };

async function createTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_matches')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('kept_matches_of_player').on('kept_matches').column('player_id').execute();
}
