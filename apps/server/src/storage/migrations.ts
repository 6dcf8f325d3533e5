import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { ServerError } from '../errors.ts';

/**
 * Migration steps by name, run in the order of their names (`0001_matches`). A released step never changes: further
 * changes are further steps. They support SQLite and PostgreSQL (`tableWords.ts`).
 */
export type Migrations = Readonly<Record<string, Migration>>;

interface Ledgers {
  /** The table of Kysely. */
  kysely_migration: { name: string; timestamp: string };
  /** The table of servers from before Kysely's migrator. */
  migrations: { name: string; at: number };
}

/** Entry in the old table: a step that no older server knows, so that it refuses the database as newer. */
const ADOPTED = '9999_kysely_migration';

/** Runs the steps that this database is missing, in order: all of them or none. */
export async function migrate(db: Kysely<Ledgers>, migrations: Migrations): Promise<void> {
  const found = await tableNames(db);
  if (found.has('migrations')) await adopt(db);
  if (found.has('kysely_migration') || found.has('migrations')) await refuseNewer(db, migrations);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Every part of the server numbers its steps separately.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw error;
}

async function tableNames(db: Kysely<Ledgers>): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return new Set(tables.map(({ name }) => name));
}

/** Copies the old migration table into Kysely's, once. */
async function adopt(db: Kysely<Ledgers>): Promise<void> {
  const taken = await db.selectFrom('migrations').selectAll().execute();
  if (taken.some(({ name }) => name === ADOPTED)) return;
  await db.transaction().execute(async (transaction) => {
    // The same definition as Kysely's.
    await sql`CREATE TABLE kysely_migration (
      name varchar(255) NOT NULL PRIMARY KEY,
      timestamp varchar(255) NOT NULL
    )`.execute(transaction);
    for (const { name, at } of taken) {
      const timestamp = new Date(at).toISOString();
      await transaction.insertInto('kysely_migration').values({ name, timestamp }).execute();
    }
    await transaction.insertInto('migrations').values({ name: ADOPTED, at: Date.now() }).execute();
  });
}

/** Refuses a database that a newer server has changed, because its contents are unknown here. */
async function refuseNewer(db: Kysely<Ledgers>, migrations: Migrations): Promise<void> {
  const taken = await db.selectFrom('kysely_migration').select('name').execute();
  const unknown = taken.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new ServerError('storage-failed', unknown.join(', '), 'The database was written by a newer server');
  }
}
