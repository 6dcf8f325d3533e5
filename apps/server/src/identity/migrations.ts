import { type Kysely, sql } from 'kysely';
import type { Migrations } from '../storage/storage.ts';
import { skeletonOf } from './skeleton.ts';

/** Migrations of the identity tables. */
export const identityMigrations: Migrations = {
  '0100_identity': { up: createTables },
  '0101_skeletons': { up: addSkeletons },
  '0102_ignores': { up: createIgnores },
  '0103_players_seen': { up: addSeen },
  '0104_passkeys': { up: createPasskeys },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_of_player').on('sessions').column('player_id').execute();
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tokens_of_player').on('tokens').column('player_id').execute();
}

/** Existing names stay; only new names must differ from existing ones in their skeleton. */
async function addSkeletons(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE players ADD COLUMN skeleton TEXT NOT NULL DEFAULT ''`.execute(db);
  const { rows } = await sql<{ id: string; name: string }>`SELECT id, name FROM players`.execute(db);
  for (const { id, name } of rows) {
    await sql`UPDATE players SET skeleton = ${skeletonOf(name)} WHERE id = ${id}`.execute(db);
  }
  await sql`CREATE INDEX players_by_skeleton ON players (skeleton)`.execute(db);
}

async function createIgnores(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ignores')
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('ignored_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_each', ['player_id', 'ignored_id'])
    .execute();
  await db.schema.createIndex('ignores_of_ignored').on('ignores').column('ignored_id').execute();
}

/** Sessions may be outside of the database, but the time a guest was last seen must not be. */
async function addSeen(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE players ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0`.execute(db);
}

/** A session may be in Redis, so that a challenge refers to no row. */
async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_of_player').on('passkeys').column('player_id').execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_per_purpose', ['session_id', 'purpose'])
    .execute();
}
