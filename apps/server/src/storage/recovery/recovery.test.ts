import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readHeading } from '../../live/matchInfoRow.ts';
import { HostLog, type JournalAccess } from '../hostLog.ts';
import { type MatchTables, matchMigrations } from '../matchTables.ts';
import { DATABASE_FILE, openStorage, type Storage } from '../storage.ts';
import type { DamageReport } from './damageReport.ts';

let root: string;
let opened: Storage[];
let findings: DamageReport[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tessera-recovery-'));
  opened = [];
  findings = [];
});
afterEach(async () => {
  for (const storage of opened) await storage.close();
  await rm(root, { recursive: true, force: true });
});

async function open(folder: string): Promise<Storage> {
  const storage = await openStorage({
    folder: join(root, folder),
    migrations: matchMigrations,
    onFinding: (finding) => findings.push(finding),
  });
  opened.push(storage);
  return storage;
}

const file = (folder: string, end = '') => join(root, folder, DATABASE_FILE + end);

/** Copies the folder as a kill at this moment would leave it. */
async function killedCopy(of: string, name: string): Promise<void> {
  await cp(join(root, of), join(root, name), { recursive: true });
}

function matches(storage: Storage) {
  return storage.tables<MatchTables>();
}

async function addMatch(storage: Storage, id: string): Promise<void> {
  const row = { id, code: id.toUpperCase(), visibility: 'public', status: 'open', moved_at: 1, record: '{}' };
  await storage.write([matches(storage).insertInto('matches').values(row).compile()]);
}

async function ids(storage: Storage): Promise<string[]> {
  const rows = await matches(storage).selectFrom('matches').select('id').where('record', '=', '{}').execute();
  return rows.map(({ id }) => id).sort();
}

async function flipBit(path: string, at: number): Promise<void> {
  const bytes = await readFile(path);
  bytes[at] = (bytes[at] as number) ^ 1;
  await writeFile(path, bytes);
}

/** Adds an entry of a match like a host. Resolves when it is acknowledged. */
async function append(storage: Storage, match: string): Promise<() => void> {
  const access = storage.log.access().data as JournalAccess;
  const log = new HostLog(access);
  log.takeUp(match, { seq: 0, seal: 'first' }, 0);
  const row = {
    seq: 1,
    actionId: 'a',
    kind: 'act',
    seat: 0,
    at: 0,
    payload: '{}',
    link: '',
    seal: 's',
    after: 'first',
  };
  await log.append([{ entry: { match, row, clocks: null } }]);
  return () => access.port.close();
}

it('the redo log restores matches, entries and later changes when the write-ahead log is gone', async () => {
  const storage = await open('one');
  await addMatch(storage, 'aaaa');
  const stop = await append(storage, 'aaaa');
  await addMatch(storage, 'bbbb');
  await matches(storage).updateTable('matches').set({ status: 'over' }).where('id', '=', 'bbbb').execute();
  await killedCopy('one', 'two');
  stop();
  await rm(file('two', '-wal'));
  const again = await open('two');
  expect(await ids(again)).toEqual(['aaaa', 'bbbb']);
  const rows = await matches(again).selectFrom('matches').select('status').where('id', '=', 'bbbb').execute();
  expect(rows).toEqual([{ status: 'over' }]);
  expect(await again.log.read('aaaa')).toHaveLength(1);
  expect(findings.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^write-ahead log damaged: \d+ transactions restored from the redo log$/),
  ]);
});

it('the redo log applies each transaction once when a damaged frame cuts the write-ahead log', async () => {
  const storage = await open('one');
  for (let i = 0; i < 20; i++) await addMatch(storage, `match-${i}`);
  const expected = await ids(storage);
  for (const share of [0.2, 0.5, 0.8]) {
    const name = `cut-${share}`;
    await killedCopy('one', name);
    const { length } = await readFile(file(name, '-wal'));
    await flipBit(file(name, '-wal'), Math.floor(length * share));
    expect(await ids(await open(name))).toEqual(expected);
  }
});

it('a start after a plain kill or a clean stop reports nothing', async () => {
  const storage = await open('one');
  await addMatch(storage, 'aaaa');
  await killedCopy('one', 'two');
  expect(await ids(await open('two'))).toEqual(['aaaa']);
  await opened.pop()?.close();
  expect(await ids(await open('two'))).toEqual(['aaaa']);
  expect(findings).toEqual([]);
});

it('a match whose heading is in neither log is quarantined under its id and code', async () => {
  const storage = await open('one');
  await addMatch(storage, 'aaaa');
  const stop = await append(storage, 'aaaa');
  await addMatch(storage, 'bbbb');
  await killedCopy('one', 'two');
  stop();
  for (const end of ['-wal', '-redo.a', '-redo.b']) await rm(file('two', end));
  const again = await open('two');
  const rows = await matches(again).selectFrom('matches').selectAll().orderBy('id').execute();
  expect(rows.map(({ id, code, status }) => [id, code, status])).toEqual([
    ['aaaa', 'AAAA', 'quarantined'],
    ['bbbb', 'BBBB', 'quarantined'],
  ]);
  expect(rows.map((row) => readHeading(row).problem)).toEqual([
    'A damaged disk has destroyed its heading; 1 entries of its log are kept.',
    'A damaged disk has destroyed its heading; 0 entries of its log are kept.',
  ]);
  expect(findings).toContainEqual({
    problem: 'match lost: its heading is not in the database',
    matches: ['aaaa', 'bbbb'],
  });
});

it('entries without a heading are reported with their match in a folder of an older server', async () => {
  const storage = await open('one');
  (await append(storage, 'cccc'))();
  await storage.close();
  for (const end of ['-sums', '-matches']) await rm(file('one', end), { force: true });
  await open('one');
  expect(findings).toEqual([{ problem: 'match lost: its heading is not in the database', matches: ['cccc'] }]);
});

it('a removed match is not reported as lost', async () => {
  const storage = await open('one');
  await addMatch(storage, 'aaaa');
  await matches(storage).deleteFrom('matches').where('id', '=', 'aaaa').execute();
  await storage.close();
  await open('one');
  expect(findings).toEqual([]);
});

it('a flipped bit in the database file is reported once, with the matches on its page', async () => {
  const storage = await open('one');
  await addMatch(storage, 'aaaa');
  await matches(storage).updateTable('matches').set({ record: '"some text"' }).execute();
  await storage.close();
  const bytes = await readFile(file('one'));
  await flipBit(file('one'), bytes.indexOf('some text'));
  await (await open('one')).close();
  expect(findings).toEqual([
    { problem: expect.stringMatching(/^database file damaged: wrong checksums of pages \d+$/), matches: ['aaaa'] },
  ]);
  await open('one');
  expect(findings).toHaveLength(1);
});

it('a match whose id was changed by a flipped bit is found under its old id', async () => {
  const storage = await open('one');
  await addMatch(storage, 'aaaa');
  await storage.close();
  const bytes = await readFile(file('one'));
  // The row, not the index, in which the id is followed by the code.
  await flipBit(file('one'), bytes.indexOf('aaaaAAAA'));
  const again = await open('one');
  const rows = await matches(again).selectFrom('matches').select(['id', 'status']).execute();
  expect(rows).toContainEqual({ id: 'aaaa', status: 'quarantined' });
  expect(findings).toContainEqual({ problem: 'match lost: its heading is not in the database', matches: ['aaaa'] });
});

it('a start fails with a readable error when the database file is too short or missing', async () => {
  const storage = await open('one');
  await addMatch(storage, 'aaaa');
  await storage.close();
  const { length } = await readFile(file('one'));
  await truncate(file('one'), length - 4096);
  await expect(open('one')).rejects.toThrow('The database is damaged');
  await rm(file('one'));
  await expect(open('one')).rejects.toThrow(/The database is damaged, \d+ of its pages are missing/);
});

it('a start fails with a readable error when the write-ahead log lost frames during a checkpoint', async () => {
  const storage = await open('one');
  await addMatch(storage, 'aaaa');
  await killedCopy('one', 'two');
  const sums = await readFile(file('two', '-sums'));
  // The state of a kill during a checkpoint of more frames than there are.
  sums[8] = 1;
  sums.writeUInt32LE(9999, 12);
  await writeFile(file('two', '-sums'), sums);
  await expect(open('two')).rejects.toThrow(
    'The database is damaged, its write-ahead log was damaged during a checkpoint',
  );
});

it('truncated checksums are rebuilt, and the file is not reported as damaged', async () => {
  const storage = await open('one');
  await addMatch(storage, 'aaaa');
  await storage.close();
  await truncate(file('one', '-sums'), 40);
  await (await open('one')).close();
  await open('one');
  expect(findings).toEqual([{ problem: 'page checksums damaged: rebuilt' }]);
});

it('the redo log of another database is not applied', async () => {
  const [storage, other] = [await open('one'), await open('other')];
  await addMatch(storage, 'aaaa');
  await addMatch(other, 'bbbb');
  await killedCopy('one', 'two');
  for (const end of ['-redo.a', '-redo.b']) await cp(file('other', end), file('two', end));
  expect(await ids(await open('two'))).toEqual(['aaaa']);
  expect(findings).toEqual([
    { problem: 'redo log ignored: another database wrote it', copies: [expect.any(String), expect.any(String)] },
  ]);
});
