import { Kysely, SqliteDialect } from 'kysely';
import type Database from 'libsql';
import { Packs } from '../packs.ts';
import { type PackTables, packMigrations } from '../tables.ts';

/** Opens packs in a database that has the identity tables already. */
export async function memoryPacks(database: Database.Database, now: () => number): Promise<Packs> {
  const db = new Kysely<PackTables>({ dialect: new SqliteDialect({ database }) });
  for (const { up } of Object.values(packMigrations)) await up(db);
  return new Packs(db, { mayKeep: async () => ({ ok: true, value: undefined }), inTurn: (_, work) => work() }, now);
}
