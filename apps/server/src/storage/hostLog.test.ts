import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingAnswer } from '../hosts/hostMessages.ts';
import type { StrayEntry } from './databaseMessages.ts';
import { packEntries } from './entryBatch.ts';
import { type EntryBatch, HostLog, type JournalAccess, type JournalFailure } from './hostLog.ts';
import { Journal } from './journal.ts';
import type { JournalDamage } from './journalRecovery.ts';
import type { LogAccess } from './matchLog.ts';
import { type MatchTables, matchMigrations } from './matchTables.ts';
import { DATABASE_FILE, openStorage, type Storage } from './storage.ts';
import type { EntryWrite } from './storedEntry.ts';

let folder: string;
let storage: Storage;
let access: LogAccess;
let port: MessagePort;
let strays: StrayEntry[];
let troubles: string[];
let damages: { damage: readonly JournalDamage[]; copies: string }[];

const open = () =>
  openStorage({
    folder,
    migrations: matchMigrations,
    onStrayEntry: (stray) => strays.push(stray),
    onError: (message) => troubles.push(message),
    onDamage: (damage, copies) => damages.push({ damage, copies }),
  });
/** How long the database rejects writes. SQLite has no other condition that changes while every statement fails. */
const FULL_SECONDS = 8;
const journals = () => join(folder, 'journals');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-host-log-'));
  strays = [];
  troubles = [];
  damages = [];
  storage = await open();
  access = storage.log.access();
  port = journalOf(access).port;
});
afterEach(async () => {
  port.close();
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

/** An entry chained to the one before it, as far as the database checks that. */
function entry(match: string, seq: number, does = 'something'): EntryWrite {
  const row = {
    seq,
    actionId: `action-${seq}`,
    kind: 'act',
    seat: 0,
    at: 0,
    payload: JSON.stringify({ does }),
    link: 'link',
    seal: `${does} ${seq}`,
    after: `${does} ${seq - 1}`,
  };
  return { match, row, clocks: null };
}

function journalOf({ data }: LogAccess): JournalAccess {
  return data as JournalAccess;
}

/** A writer with some open matches that have this many entries. */
function writer(access: LogAccess, seq = 0): HostLog {
  const log = new HostLog(journalOf(access));
  for (const match of ['a', 'b', 'abc']) log.takeUp(match, { seq, seal: `something ${seq}` }, 0);
  return log;
}

function posted(entry: EntryWrite): PendingAnswer {
  return { match: entry.match, answer: { id: entry.row.seq, value: {} }, entry };
}

async function stored(): Promise<string[]> {
  const rows = await storage.tables<MatchTables>().selectFrom('entries').selectAll().orderBy('match_id').execute();
  return rows.map(({ match_id, seq, payload }) => `${match_id} ${seq} ${payload}`);
}

describe('a fenced host', () => {
  it('a fenced host can append to no log and no journal any more, and its earlier entries are stored', async () => {
    const log = writer(access);
    const rows = () =>
      storage.tables<MatchTables>().selectFrom('entries').select('seq').where('match_id', '=', 'abc').execute();
    await log.append([posted(entry('abc', 1))]);
    storage.log.fence(access);
    // Answered by the database after the fence: later messages are not read from the port.
    expect(await rows()).toEqual([{ seq: 1 }]);
    await expect(log.append([posted(entry('abc', 2))])).rejects.toThrow('given up');
    expect(await rows()).toEqual([{ seq: 1 }]);
    // The next host of its matches continues from there, in a new journal.
    const next = storage.log.access();
    await writer(next, 1).append([posted(entry('abc', 2))]);
    expect(await rows()).toEqual([{ seq: 1 }, { seq: 2 }]);
    journalOf(next).port.close();
    await storage.close();
    storage = await open();
    expect(await rows()).toEqual([{ seq: 1 }, { seq: 2 }]);
    expect(strays).toEqual([]);
  });
});

describe('the log of a host', () => {
  it('the log of a host is read with all entries appended before', async () => {
    const log = writer(access);
    await log.append([posted(entry('a', 1)), posted(entry('b', 1))]);
    await log.append([posted(entry('a', 2))]);
    expect(await stored()).toEqual([
      'a 1 {"does":"something"}',
      'a 2 {"does":"something"}',
      'b 1 {"does":"something"}',
    ]);
  });

  it('the log of a host stores only the newest snapshot per match', async () => {
    const log = writer(access);
    const snapshot = (seq: number) => ({ match: 'a', seq, text: '{}', seal: 'seal' });
    await log.append([{ ...posted(entry('a', 1)), snapshot: snapshot(1) }]);
    await log.append([{ ...posted(entry('a', 2)), snapshot: snapshot(2) }]);
    const kept = await storage.tables<MatchTables>().selectFrom('snapshots').select('seq').execute();
    expect(kept).toEqual([{ seq: 2 }]);
  });

  it('the log of a host reports an entry that does not continue its log, and adds the others', async () => {
    const log = writer(access);
    await log.append([posted(entry('a', 1)), posted(entry('b', 1))]);
    // A writer with a wrong end of a log.
    log.takeUp('a', { seq: 2, seal: 'something 2' }, 0);
    await log.append([posted(entry('a', 3))]);
    expect(await stored()).toHaveLength(2);
    expect(strays).toEqual([{ match: 'a', message: expect.stringContaining('Entry 3') }]);
    const aside = await storage.tables<MatchTables>().selectFrom('stray_entries').selectAll().execute();
    expect(aside).toMatchObject([{ match_id: 'a', seq: 3, entry: expect.stringContaining('\\"does\\"') }]);
  });

  it('the journal of a host is removed once the host has ended', async () => {
    await writer(access).append([posted(entry('a', 1))]);
    expect(await readdir(journals())).toHaveLength(2);
    port.close();
    await expect.poll(() => readdir(journals())).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });

  it('the log of a host is settled after an interactive transaction, even if its host has ended meanwhile', async () => {
    await storage
      .tables<MatchTables>()
      .transaction()
      .execute(async (transaction) => {
        await writer(access).append([posted(entry('a', 1))]);
        port.close();
        // The database thread closes its end of the port by the first answer, and is notified of the closing by the
        // second.
        for (let i = 0; i < 2; i++) await transaction.selectFrom('entries').select('seq').execute();
        expect(await readdir(journals())).toHaveLength(2);
      });
    await expect.poll(() => readdir(journals())).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });

  it('the log of a host stays in its journal while the database rejects writes, and reads fail meanwhile', async () => {
    const began = Date.now();
    const takesNothing = `CREATE TRIGGER full BEFORE INSERT ON entries WHEN unixepoch() < ${Math.floor(began / 1000) + FULL_SECONDS}
      BEGIN SELECT RAISE(ABORT, 'no space'); END`;
    await storage.write([{ sql: takesNothing, parameters: [] }]);
    const log = writer(access);
    const does = 'x'.repeat(10_000);
    log.takeUp('a', { seq: 0, seal: `${does} 0` }, 0);
    const batches = Array.from({ length: 20 }, (_, i) => [1, 2, 3, 4, 5].map((n) => entry('a', 5 * i + n, does)));
    for (const batch of batches) await log.append(batch.map(posted));
    await expect(stored()).rejects.toThrow('no space');
    // Hosts that start and end meanwhile leave nothing behind.
    const other = storage.log.access();
    writer(other);
    expect(await readdir(journals())).toEqual(['1.a', '1.b', '2.a', '2.b']);
    journalOf(other).port.close();
    await expect.poll(() => readdir(journals())).toEqual(['1.a', '1.b']);
    port.close();
    await expect.poll(() => readdir(journals())).toEqual([]);
    expect(await stored()).toHaveLength(100);
    // Reported once per second at most, no matter how many entries or readers there are.
    expect(troubles.length).toBeLessThanOrEqual((Date.now() - began) / 1000 + 1);
  });

  it('the log of a host shows readers only the entries in its journal while the database cannot commit', async () => {
    // Each insert succeeds and the commit fails, as on a full disk.
    const cannotCommit = [
      'CREATE TABLE missing (id INTEGER PRIMARY KEY)',
      'CREATE TABLE blocked (id INTEGER REFERENCES missing (id) DEFERRABLE INITIALLY DEFERRED)',
      `CREATE TRIGGER full AFTER INSERT ON entries WHEN unixepoch() < ${Math.floor(Date.now() / 1000) + FULL_SECONDS}
        BEGIN INSERT INTO blocked VALUES (1); END`,
    ];
    await storage.write(cannotCommit.map((sql) => ({ sql, parameters: [] })));
    await writer(access).append([posted(entry('a', 1))]);
    // The journal could not take the second batch.
    const lost: EntryBatch = { number: 2, entries: packEntries([entry('a', 2, 'lost')]), count: 1, snapshots: [] };
    port.postMessage(lost);
    port.postMessage({ unjournaled: 2 } satisfies JournalFailure);
    expect(await stored()).toEqual(['a 1 {"does":"something"}']);
    expect(troubles).toHaveLength(1);
    await expect(storage.probe()).rejects.toThrow('FOREIGN KEY');
    // The next host continues after the entries that it has read.
    const next = storage.log.access();
    await writer(next, 1).append([posted(entry('a', 2))]);
    expect(await stored()).toEqual(['a 1 {"does":"something"}', 'a 2 {"does":"something"}']);
    await vi.waitFor(() => storage.probe(), { timeout: 100_000, interval: 200 });
    expect(await stored()).toHaveLength(2);
    expect(strays).toEqual([]);
    journalOf(next).port.close();
  });

  it('the log of a host stays in its journal when the database is closed before the first commit', async () => {
    const takesNothing = "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no space'); END";
    await storage.write([{ sql: takesNothing, parameters: [] }]);
    await writer(access).append([posted(entry('a', 1))]);
    await expect(stored()).rejects.toThrow('no space');
    port.close();
    await storage.close();
    expect(await readdir(journals())).toEqual(['1.a', '1.b']);
    await expect(open()).rejects.toThrow('no space');
    const database = new Database(join(folder, DATABASE_FILE));
    database.exec('DROP TRIGGER full');
    database.close();
    storage = await open();
    expect(await stored()).toHaveLength(1);
  });
});

describe('journals after a crash', () => {
  /** Writes a journal like that of a server killed before anything is settled. */
  async function leave(name: string, ...parcels: EntryWrite[][]): Promise<void> {
    await mkdir(journals(), { recursive: true });
    const journal = new Journal(join(journals(), name), () => 0);
    parcels.forEach((entries, i) => {
      journal.write(i + 1, packEntries(entries));
    });
    journal.close();
  }

  it('entries found in journals are added once, and the journals are cleared', async () => {
    await storage.close();
    await leave('2', [entry('a', 2)], [entry('a', 3)]);
    await leave('1', [entry('b', 1)], [entry('a', 1), entry('b', 2)]);
    storage = await open();
    const all = ['a 1', 'a 2', 'a 3', 'b 1', 'b 2'].map((place) => `${place} {"does":"something"}`);
    expect(await stored()).toEqual(all);
    expect(await readdir(journals())).toEqual([]);
    // Killed again in the middle of that: some entries are stored, and the journals still exist.
    await storage.close();
    await leave('1', [entry('a', 3)], [entry('a', 4)]);
    storage = await open();
    expect(await stored()).toHaveLength(6);
    expect(strays).toEqual([]);
  });

  it('a start adds no journal entries of an erased match, and drops its mark once the journals are cleared', async () => {
    await storage
      .tables<MatchTables>()
      .insertInto('rewritten_logs')
      .values({ match_id: 'a', seq: Number.MAX_SAFE_INTEGER })
      .execute();
    await storage.close();
    await leave('1', [entry('a', 1), entry('b', 1)], [entry('a', 2)], [entry('b', 2)]);
    storage = await open();
    expect(await stored()).toEqual(['b 1', 'b 2'].map((place) => `${place} {"does":"something"}`));
    expect(strays).toEqual([]);
    expect(await storage.tables<MatchTables>().selectFrom('rewritten_logs').selectAll().execute()).toEqual([]);
  });

  it('entries after damage in a journal are added, the journal is set aside, and the damage is reported', async () => {
    await storage.close();
    await leave('1', [entry('a', 1)], [entry('b', 1)], [entry('c', 1)], [entry('a', 2)]);
    const page = join(journals(), '1.a');
    const bytes = await readFile(page);
    bytes[bytes.indexOf('"b"') + 1] = 'x'.charCodeAt(0);
    await writeFile(page, bytes);
    storage = await open();
    const all = ['a 1', 'a 2', 'c 1'].map((place) => `${place} {"does":"something"}`);
    expect(await stored()).toEqual(all);
    expect(damages).toMatchObject([{ damage: [{ journal: '1', gaps: 1, missing: 1 }] }]);
    const copies = damages[0]?.copies ?? '';
    expect(copies).toMatch(/journals-damaged-\d+$/);
    expect((await readFile(join(copies, '1.a'))).equals(bytes)).toBe(true);
    expect(await readdir(journals())).toEqual([]);
  });

  it('an incomplete last record is reported, because it may have been acknowledged', async () => {
    await storage.close();
    await leave('1', [entry('a', 1)], [entry('a', 2)]);
    const page = join(journals(), '1.a');
    const bytes = await readFile(page);
    bytes[bytes.lastIndexOf('"a"') + 1] = 'x'.charCodeAt(0);
    await writeFile(page, bytes);
    storage = await open();
    expect(await stored()).toHaveLength(1);
    expect(damages).toMatchObject([{ damage: [{ journal: '1', gaps: 0, isTorn: true }] }]);
  });

  it('unknown files beside the journals are left alone', async () => {
    await storage.close();
    await leave('1', [entry('a', 1)]);
    await writeFile(join(journals(), '.nfs0001'), 'of the disk');
    await mkdir(join(journals(), 'lost+found'));
    storage = await open();
    expect(await stored()).toHaveLength(1);
    expect(await readdir(journals())).toEqual(['.nfs0001', 'lost+found']);
  });

  it('journals that do not fit the log are reported and set aside', async () => {
    await storage.close();
    await leave('1', [entry('a', 1)]);
    storage = await open();
    await storage.close();
    await leave('1', [entry('a', 1, 'something else')]);
    storage = await open();
    expect(strays).toMatchObject([{ match: 'a' }]);
    expect(await stored()).toEqual(['a 1 {"does":"something"}']);
    const aside = (await readdir(folder)).filter((name) => name.startsWith('journals-'));
    expect(await readdir(join(folder, aside[0] ?? ''))).toEqual(['1.a', '1.b']);
    expect(await readdir(journals())).toEqual([]);
  });
});
