import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS } from '../migrations.ts';
import type { MatchTables } from './matchTables.ts';
import type { Migrations } from './migrations.ts';
import { openStorage } from './storage.ts';

/** Database of a server from before Kysely's migrator, with its old migration table. */
const OWN_MIGRATOR = readFileSync(new URL('testing/ownMigrator.sql', import.meta.url), 'utf8');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-migrations-'));
  inDatabase((database) => database.exec(OWN_MIGRATOR));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function inDatabase<T>(work: (database: Database.Database) => T): T {
  const database = new Database(join(folder, 'tessera.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function open(more: Migrations = {}) {
  return openStorage({ folder, migrations: { ...MIGRATIONS, ...more } });
}

it('a database with the old migration table opens, keeps its contents, and runs no step twice', async () => {
  for (let start = 0; start < 2; start++) {
    const storage = await open();
    const tables = storage.tables<MatchTables>();
    expect(await tables.selectFrom('entries').select(['match_id', 'seq', 'payload']).execute()).toEqual([
      { match_id: 'k3v9x2m5q8aa', seq: 1, payload: '{}' },
    ]);
    await storage.close();
  }
  const adopted = inDatabase((database) => database.prepare('SELECT name, timestamp FROM kysely_migration').all());
  expect(adopted).toContainEqual({ name: '0100_identity', timestamp: new Date(1794918657128).toISOString() });
  expect(adopted).toHaveLength(Object.keys(MIGRATIONS).length);
});

it('steps that an older server has not run are run after its migration table is adopted', async () => {
  let times = 0;
  const more: Migrations = {
    '0400_more': {
      up: async () => {
        times++;
      },
    },
  };
  await (await open(more)).close();
  await (await open(more)).close();
  expect(times).toBe(1);
});

it('a database adopted by a newer server is not changed by a server that does not know its steps', async () => {
  await (await open({ '0400_more': { up: async () => {} } })).close();
  await expect(open()).rejects.toThrow('newer server');
});

it('an older server refuses an adopted database as newer', async () => {
  await (await open()).close();
  const taken = inDatabase((database) => database.prepare('SELECT name FROM migrations').all()) as { name: string }[];
  // It refuses every step that it does not know.
  expect(taken.filter(({ name }) => !Object.hasOwn(MIGRATIONS, name))).toHaveLength(1);
});
