import type { Kysely, Migration } from 'kysely';
import { ServerError } from '../errors.ts';

/**
 * Steps from one shape of the tables to the next, by name, taken in the order of their names (`0001_matches`). Once released
 * a step never changes: what follows is another step.
 */
export type Migrations = Readonly<Record<string, Migration>>;

interface Ledger {
  migrations: { name: string; at: number };
}

/** Takes the steps that this database has not taken yet, in order, each in a transaction. */
export async function migrate(db: Kysely<Ledger>, migrations: Migrations): Promise<void> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  const taken = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
  refuseNewer(taken, migrations);
  for (const name of Object.keys(migrations).sort()) {
    const migration = migrations[name];
    if (migration === undefined || taken.has(name)) continue;
    await db.transaction().execute(async (transaction) => {
      await migration.up(transaction);
      await transaction.insertInto('migrations').values({ name, at: Date.now() }).execute();
    });
  }
}

/** A database that a newer server has changed is left alone: this one would not know what it means. */
function refuseNewer(taken: ReadonlySet<string>, migrations: Migrations): void {
  const unknown = [...taken].filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new ServerError('storage-failed', unknown.join(', '), 'The database was written by a newer server');
  }
}
