import type { Kysely } from 'kysely';
import type { Migrations } from '../storage/storage.ts';

/** The tables of reminders by mail. Times are milliseconds since 1970. */
export interface ReminderTables {
  /** Addresses for reminders, encrypted with the server's key. */
  mail_addresses: {
    player_id: string;
    address: string;
    /** New for every address: links are valid for this one only. */
    nonce: string;
    language: string;
    asked_at: number;
    /** Null until its owner has opened the confirmation link. */
    confirmed_at: number | null;
  };
  /** Sent reminders: one row per turn, written before the mail is sent, so that no two nodes send it. */
  sent_reminders: { player_id: string; match_id: string; turn: number; sent_at: number };
}

/** Migration of those tables. Its number follows those of the tables they refer to. */
export const reminderMigrations: Migrations = { '0400_reminders': { up: createTables } };

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_addresses')
    .addColumn('player_id', 'text', (column) => column.primaryKey().references('players.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute();
  await db.schema
    .createTable('sent_reminders')
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('turn', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_a_turn', ['player_id', 'match_id', 'turn'])
    .execute();
}
