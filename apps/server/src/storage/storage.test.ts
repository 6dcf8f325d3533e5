import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from './database.ts';
import type { Migrations } from './migrations.ts';
import { openStorage, type Storage, StorageError } from './storage.ts';

interface Shelf {
  books: { id: number; title: string };
}

const migrations: Migrations = {
  '0001_books': {
    up: async (db: Kysely<unknown>) => {
      await sql`CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE)`.execute(db);
    },
  },
};
const ADD = 'INSERT INTO books (id, title) VALUES (?, ?)';
const add = (id: number, title = `book ${id}`) => ({ sql: ADD, parameters: [id, title] });

let folder: string;
let storage: Storage;
let transactions: Transaction[];
const open = (more: Migrations = {}) =>
  openStorage({
    folder,
    migrations: { ...migrations, ...more },
    onTransaction: (transaction) => transactions.push(transaction),
  });
const titles = async () =>
  (await storage.tables<Shelf>().selectFrom('books').select('title').orderBy('id').execute()).map(({ title }) => title);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-storage-'));
  transactions = [];
  storage = await open();
});
afterEach(async () => {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

describe('write', () => {
  it('a write shares one transaction among all waiting jobs', async () => {
    transactions.length = 0;
    await Promise.all(Array.from({ length: 100 }, (_, i) => storage.write([add(i)])));
    expect(transactions.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(100);
    expect(transactions.length).toBeLessThanOrEqual(3);
    expect(await titles()).toHaveLength(100);
  });

  it('writes keep the order of the requests', async () => {
    const done: number[] = [];
    await Promise.all([3, 1, 2].map((id) => storage.write([add(id)]).then(() => done.push(id))));
    expect(done).toEqual([3, 1, 2]);
  });

  it('a write applies a job fully or not at all, without effect on others in the transaction', async () => {
    const results = await Promise.allSettled([
      storage.write([add(1)]),
      storage.write([add(2), add(3, 'book 1')]),
      storage.write([add(4), add(5)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await titles()).toEqual(['book 1', 'book 4', 'book 5']);
  });

  it('jobs run one by one when the database has rolled back their shared transaction', async () => {
    const results = await Promise.allSettled([
      storage.write([add(1)]),
      // As on a full disk: the whole transaction is gone, not only this job.
      storage.write([{ ...add(1), sql: ADD.replace('INSERT', 'INSERT OR ROLLBACK') }]),
      storage.write([add(3)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await titles()).toEqual(['book 1', 'book 3']);
  });

  it('a write reports a conflict when a key is taken, or when a required change has no effect', async () => {
    await storage.write([add(1)]);
    const taken = await storage.write([add(1, 'another')]).catch((error: unknown) => error);
    expect(taken).toBeInstanceOf(StorageError);
    expect(taken).toMatchObject({ isConflict: true });
    const nothing = { sql: 'UPDATE books SET title = ? WHERE id = ?', parameters: ['x', 9], mustChange: true };
    expect(await storage.write([nothing]).catch((error: unknown) => error)).toMatchObject({ isConflict: true });
    const wrong = { sql: 'INSERT INTO shelves VALUES (1)', parameters: [] };
    expect(await storage.write([wrong]).catch((error: unknown) => error)).toMatchObject({ isConflict: false });
  });

  it('written rows are still there after closing and opening again', async () => {
    await storage.write([add(1)]);
    await storage.close();
    storage = await open();
    expect(await titles()).toEqual(['book 1']);
  });

  it('one server at a time can open a folder', async () => {
    await expect(open()).rejects.toThrow('Another server is using this database');
    await storage.write([add(1)]);
    expect(await titles()).toEqual(['book 1']);
  });

  it('a write is refused after closing', async () => {
    await storage.close();
    await expect(storage.write([add(1)])).rejects.toMatchObject({ code: 'closed' });
  });
});

describe('an interactive transaction', () => {
  it('an interactive transaction blocks other writes until it ends', async () => {
    const db = storage.tables<Shelf>();
    const other: Promise<void>[] = [];
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('books').values({ id: 1, title: 'mine' }).execute();
      other.push(storage.write([add(2)]));
      // Sent after the other write, over the same port.
      const seen = await transaction.selectFrom('books').select('id').execute();
      expect(seen).toEqual([{ id: 1 }]);
    });
    await Promise.all(other);
    expect(await titles()).toEqual(['mine', 'book 2']);
  });

  it('an interactive transaction rolls back everything when it fails', async () => {
    const db = storage.tables<Shelf>();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('books').values({ id: 1, title: 'mine' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await titles()).toEqual([]);
  });
});

describe('migrations', () => {
  it('migrations run once each, in order, and keep existing data', async () => {
    await storage.write([add(1)]);
    await storage.close();
    let times = 0;
    const more: Migrations = {
      '0002_authors': {
        up: async (db: Kysely<unknown>) => {
          times++;
          await sql`ALTER TABLE books ADD COLUMN author TEXT`.execute(db);
        },
      },
    };
    storage = await open(more);
    await storage.close();
    storage = await open(more);
    expect(times).toBe(1);
    expect(await storage.tables<Shelf>().selectFrom('books').selectAll().execute()).toEqual([
      { id: 1, title: 'book 1', author: null },
    ]);
  });

  it('migrations leave nothing behind when they fail', async () => {
    await storage.close();
    const broken: Migrations = {
      '0002_broken': {
        up: async (db: Kysely<unknown>) => {
          await sql`CREATE TABLE half (id INTEGER)`.execute(db);
          throw new Error('no further');
        },
      },
    };
    await expect(open(broken)).rejects.toThrow('no further');
    storage = await open();
    await expect(storage.write([{ sql: 'INSERT INTO half VALUES (1)', parameters: [] }])).rejects.toThrow('half');
  });

  it('migrations of a newer server are refused', async () => {
    await storage.close();
    storage = await open({ '0009_future': { up: async () => {} } });
    await storage.close();
    await expect(open()).rejects.toThrow('newer server');
    storage = await open({ '0009_future': { up: async () => {} } });
  });
});
