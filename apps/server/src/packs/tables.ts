import type { Kysely } from 'kysely';
import type { Migrations } from '../storage/storage.ts';

/** The table of packs: owner, version, and content as JSON. */
export interface PackTables {
  packs: {
    player_id: string;
    id: string;
    version: string;
    name: string;
    /** The labels, as a JSON list. The column is named after the labels of the first packs. */
    editions: string;
    /** The pack's body as JSON. */
    body: string;
    bytes: number;
    saved_at: number;
  };
}

/** Migration of the table of packs. Its number follows that of identity, whose players it refers to. */
export const packMigrations: Migrations = { '0200_packs': { up: createTable } };

async function createTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('packs')
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('editions', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('packs_of_player', ['player_id', 'id', 'version'])
    .execute();
}
