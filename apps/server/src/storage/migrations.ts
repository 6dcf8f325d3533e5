import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { ServerError } from '../errors.ts';

/**
 * Steps from one shape of the tables to the next, by name, taken in the order of their names (`0001_matches`). Once released
 * a step never changes: what follows is another step. They are for SQLite and for PostgreSQL (`tableWords.ts`).
 */
export type Migrations = Readonly<Record<string, Migration>>;

interface Ledgers {
  /** Kysely's own. */
  kysely_migration: { name: string; timestamp: string };
  /** That of servers from before Kysely's migrator was used here. */
  migrations: { name: string; at: number };
}

/** In the older ledger: a step that no older server knows, so that it takes the database for a newer one's and leaves it alone. */
const ADOPTED = '9999_kysely_migration';

/** Takes the steps that this database has not taken yet, in order: all of them or none. */
export async function migrate(db: Kysely<Ledgers>, migrations: Migrations): Promise<void> {
  const found = await tableNames(db);
  if (found.has('migrations')) await adopt(db);
  if (found.has('kysely_migration') || found.has('migrations')) await refuseNewer(db, migrations);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Every part of the server counts its own steps.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw error;
}

async function tableNames(db: Kysely<Ledgers>): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return new Set(tables.map(({ name }) => name));
}

/** Enters what the older ledger says into Kysely's, once. */
async function adopt(db: Kysely<Ledgers>): Promise<void> {
  const taken = await db.selectFrom('migrations').selectAll().execute();
  if (taken.some(({ name }) => name === ADOPTED)) return;
  await db.transaction().execute(async (transaction) => {
    // As Kysely makes it.
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

/** A database that a newer server has changed is left alone: this one would not know what it means. */
async function refuseNewer(db: Kysely<Ledgers>, migrations: Migrations): Promise<void> {
  const taken = await db.selectFrom('kysely_migration').select('name').execute();
  const unknown = taken.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new ServerError('storage-failed', unknown.join(', '), 'The database was written by a newer server');
  }
}
