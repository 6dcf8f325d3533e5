import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { identityMigrations } from '../migrations.ts';
import type { IdentityTables } from '../tables.ts';

/** Opens the identity tables in memory, in this thread. */
export async function memoryDb(database = new Database(':memory:')): Promise<Kysely<IdentityTables>> {
  const db = new Kysely<IdentityTables>({ dialect: new SqliteDialect({ database }) });
  for (const { up } of Object.values(identityMigrations)) await up(db);
  return db;
}
