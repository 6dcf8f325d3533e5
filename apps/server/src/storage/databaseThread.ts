import { performance } from 'node:perf_hooks';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { HostAnswer, NewEntry } from '../hosts/hostMessages.ts';
import { entriesIn, type Parcel } from '../hosts/parcel.ts';
import { appendEntry } from './appendEntry.ts';
import {
  type FromDatabase,
  type Job,
  type JobAnswer,
  NOTHING_CHANGED,
  type Passed,
  type Rows,
  type Statement,
  type ToDatabase,
} from './job.ts';
import { Tails } from './tails.ts';

// The thread that owns the database. Whatever waits when it becomes free is done in one transaction, so that many
// writers share one flush of the disk, and nobody is answered before that flush. The answers of match hosts come through
// here with the entries that they made: whoever is told of something can be sure that it is kept.

/** Statements are few and repeat; should somebody build them from data, the cache starts again. */
const CACHED_STATEMENTS = 500;
const BUSY_MS = 5000;
/** The code of an entry that does not go on where its log ends. */
const NOTHING_FOLLOWED = 'SQLITE_CONSTRAINT_NOTHING_FOLLOWED';
const LAST_ROW = 'SELECT seq, seal FROM entries WHERE match_id = ? ORDER BY seq DESC LIMIT 1';

/** Answers of a host that wait for their entries to be on disk. */
interface Passing {
  readonly host: number;
  readonly parcel: Parcel;
}

/** A statement, and whether it answers with rows: asking it each time would cost. */
interface Prepared {
  readonly statement: Database.Statement;
  readonly isReader: boolean;
}

const { file } = workerData as { readonly file: string };
const port = parentPort;
if (!port) throw new Error('The database runs in a thread of its own');

const database = new Database(file);
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
// Pages that are written over and over are brought into the file less often than by default (every 1000).
database.exec('PRAGMA wal_autocheckpoint = 4000');
database.exec('PRAGMA foreign_keys = ON');
database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);

const tails = new Tails((match) => {
  const [last] = run({ sql: LAST_ROW, parameters: [match] }).rows;
  return last as { seq: number; seal: string } | undefined;
});
const prepared = new Map<string, Prepared>();
const hosts = new Map<MessagePort, number>();
const waiting: (Job | Passing)[] = [];
/** The lane of the transaction that somebody has opened by hand; meanwhile all others wait. */
let open = 0;
let isLeaving = false;

port.on('message', (message: ToDatabase) => {
  hear(message);
  workOn();
});

function hear(message: ToDatabase): void {
  if (message === 'close') isLeaving = true;
  else if ('host' in message) meet(message.host, message.port);
  else waiting.push(...message);
}

function meet(host: number, from: MessagePort): void {
  hosts.set(from, host);
  from.on('message', (parcel: Parcel) => {
    waiting.push({ host, parcel });
    workOn();
  });
  from.on('close', () => hosts.delete(from));
}

/** Works until nothing more has arrived meanwhile. */
function workOn(): void {
  do {
    fetch();
    work();
  } while (fetch());
  if (!isLeaving) return;
  database.close();
  for (const from of hosts.keys()) from.close();
  port?.close();
}

/** Takes in everything that has arrived; whether there was anything. */
function fetch(): boolean {
  const before = waiting.length;
  for (let more = port && receiveMessageOnPort(port); more; more = port && receiveMessageOnPort(port))
    hear(more.message);
  for (const [from, host] of hosts) {
    for (let more = receiveMessageOnPort(from); more; more = receiveMessageOnPort(from)) {
      waiting.push({ host, parcel: more.message });
    }
  }
  return waiting.length > before;
}

/** Does what can be done now; while a transaction is open by hand that is only its own jobs. */
function work(): void {
  while (waiting.length > 0) {
    const group = open === 0 ? takeGroup() : takeLane(open);
    if (group.length === 0) return;
    const start = performance.now();
    const done = open === 0 && !isBegin(group[0]) ? together(group) : byHand(group);
    const message: FromDatabase = { ...done, took: performance.now() - start };
    port?.postMessage(message);
  }
}

/** Everything up to the next transaction by hand. */
function takeGroup(): (Job | Passing)[] {
  const next = waiting.findIndex(isBegin);
  if (next === 0) return waiting.splice(0, 1);
  return waiting.splice(0, next < 0 ? waiting.length : next);
}

function takeLane(lane: number): (Job | Passing)[] {
  const isOwn = (each: Job | Passing) => 'lane' in each && each.lane === lane;
  const own = waiting.filter(isOwn);
  if (own.length > 0) waiting.splice(0, waiting.length, ...waiting.filter((each) => !isOwn(each)));
  return own;
}

function isBegin(each: Job | Passing | undefined): boolean {
  return each !== undefined && 'task' in each && each.task === 'begin';
}

/** All of this in one transaction; a job that fails takes back only itself. */
function together(group: readonly (Job | Passing)[]): Omit<FromDatabase, 'took'> {
  const answers: JobAnswer[] = [];
  const passed: Passed[] = [];
  try {
    database.exec('BEGIN IMMEDIATE');
    for (const each of group) {
      if ('task' in each) answers.push(attempt(each.id, () => allOrNothing(each.task)));
      else passed.push(kept(each));
    }
    database.exec('COMMIT');
    return { answers, passed };
  } catch (error) {
    // Nothing of the group is on disk, so nobody may be told that it is.
    if (database.inTransaction) database.exec('ROLLBACK');
    tails.forget();
    return {
      answers: group.flatMap((each) => ('task' in each ? [failure(each.id, error)] : [])),
      passed: group.flatMap((each) => ('task' in each ? [] : [lost(each, error)])),
    };
  }
}

/** Answers once their entries are added, and what to answer where one could not be. */
function kept({ host, parcel }: Passing): Passed {
  const instead: HostAnswer[] = [];
  for (const entry of entriesIn(parcel.entries)) {
    try {
      keep(entry);
    } catch (error) {
      instead.push(notKept(entry, error));
    }
  }
  return { host, answers: parcel.answers, instead };
}

function keep(entry: NewEntry): void {
  const { match, row } = entry;
  if (!tails.isNext(match, row))
    throw Object.assign(new Error(`entry ${row.seq} follows nothing`), { code: NOTHING_FOLLOWED });
  allOrNothing(appendEntry(entry));
  tails.added(match, row);
}

/** None of the entries is on disk. */
function lost({ host, parcel }: Passing, error: unknown): Passed {
  return { host, answers: parcel.answers, instead: entriesIn(parcel.entries).map((entry) => notKept(entry, error)) };
}

function notKept({ answer }: NewEntry, error: unknown): HostAnswer {
  const kind = codeOf(error).startsWith('SQLITE_CONSTRAINT') ? 'conflict' : 'not-kept';
  return { id: answer, trouble: { kind, message: error instanceof Error ? error.message : String(error) } };
}

function allOrNothing(task: Job['task']): Rows {
  if (typeof task === 'string') throw new Error(`There is no transaction to ${task}`);
  const [first, ...rest] = task;
  if (first === undefined) return { rows: [], changes: 0 };
  // SQLite takes back a single failed statement by itself.
  if (rest.length === 0) return run(first);
  database.exec('SAVEPOINT job');
  try {
    let result = run(first);
    for (const statement of rest) result = run(statement);
    database.exec('RELEASE job');
    return result;
  } catch (error) {
    database.exec('ROLLBACK TO job');
    database.exec('RELEASE job');
    throw error;
  }
}

function byHand(group: readonly (Job | Passing)[]): Omit<FromDatabase, 'took'> {
  return { answers: group.flatMap((each) => ('task' in each ? [stepByHand(each)] : [])), passed: [] };
}

function stepByHand({ id, lane, task }: Job): JobAnswer {
  return attempt(id, () => {
    if (task === 'begin') {
      database.exec('BEGIN IMMEDIATE');
      open = lane;
    } else if (task === 'commit' || task === 'rollback') {
      open = 0;
      database.exec(task);
    } else {
      return allOrNothing(task);
    }
    return { rows: [], changes: 0 };
  });
}

function run({ sql, parameters, mustChange = false }: Statement): Rows {
  const { statement, isReader } = prepared.get(sql) ?? prepare(sql);
  if (isReader) {
    const rows = statement.all(parameters);
    return { rows, changes: rows.length };
  }
  const { changes } = statement.run(parameters);
  if (mustChange && changes === 0) throw Object.assign(new Error(sql), { code: NOTHING_CHANGED });
  return { rows: [], changes };
}

function prepare(sql: string): Prepared {
  if (prepared.size >= CACHED_STATEMENTS) prepared.clear();
  const statement = database.prepare(sql);
  const known = { statement, isReader: statement.reader };
  prepared.set(sql, known);
  return known;
}

function attempt(id: number, work: () => Rows): JobAnswer {
  try {
    return { id, ...work() };
  } catch (error) {
    return failure(id, error);
  }
}

function failure(id: number, error: unknown): JobAnswer {
  return { id, code: codeOf(error), message: error instanceof Error ? error.message : String(error) };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'SQLITE_ERROR';
}
