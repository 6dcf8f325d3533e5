import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { addSnapshot } from './appendEntry.ts';
import type {
  BackupTask,
  FromDatabase,
  Job,
  JobAnswer,
  Rows,
  Statement,
  StrayEntry,
  ToDatabase,
} from './databaseMessages.ts';
import { EntryTable } from './entryTable.ts';
import type { EntryBatch, JournalAccess, JournalFailure } from './hostLog.ts';
import { journalFiles } from './journal.ts';
import { codeOf, messageOf, openFile, openProblem } from './openFile.ts';
import { checkFile, DamagedDatabase } from './recovery/checkFile.ts';
import { CommitLog } from './recovery/commitLog.ts';
import { compareMatches, noteChanges } from './recovery/compareMatches.ts';
import type { DamageReport } from './recovery/damageReport.ts';
import { MatchList } from './recovery/matchList.ts';
import { PageSums } from './recovery/pageSums.ts';
import type { Change } from './recovery/redoRecord.ts';
import { SettledWatermark } from './settledWatermark.ts';
import { Statements } from './statements.ts';
import { type EntrySource, UnsettledEntries } from './unsettledEntries.ts';

// The thread that owns the database. Jobs that wait when it becomes free share one transaction and one flush, and are
// answered after that flush.
//
// Hosts do not wait for this thread: their entries are durable in journals. This thread adds them to the database in
// batches, by size or after a while, and always before a read, so that readers cannot tell the difference.

/** Size of a batch to write at once: about a thousand entries. */
const LOT_CHARS = 400_000;
/** Longest time before a smaller batch is written. */
const SETTLE_AFTER_MS = 50;
const RETRY_MS = 1000;
/** How long to wait for the ports of ended hosts to close. */
const HOSTS_CLOSE_MS = 2000;
/** Interval of the check whether a checkpoint is due. */
const CHECKPOINT_CHECK_MS = 1000;
/** Statements that change nothing. */
const REPLACES_LOG = /^\s*delete from "?entries\b/i;
const READS = /^\s*(?:select|values|explain|pragma)\b/i;

const { file, patienceMs } = workerData as { readonly file: string; readonly patienceMs: number };
const port = parentPort;
if (!port) throw new Error('databaseThread.ts runs in a worker thread only');

const database = openFile(file, patienceMs);
const statements = new Statements(database);
const entryTable = new EntryTable(statements);
const sums = new PageSums(`${file}-sums`, file);
const matchList = new MatchList(`${file}-matches`);
const commitLog = new CommitLog({ database, file, sums, apply, onFinding: find });
const sources = new Map<MessagePort, EntrySource>();
const waiting: Job[] = [];
const unsettled = new UnsettledEntries();
let settling: NodeJS.Timeout | undefined;
/** Cause of the last failed write of entries, until the retry. */
let trouble: Error | undefined;
let retrying: NodeJS.Timeout | undefined;
/** Hosts that have ended, and whose journals are still needed. */
const ended = new Set<EntrySource>();
/** The connection with an explicit transaction, for which all others wait; 0 if there is none. */
let open = 0;
/** Statements written in that transaction. */
let openWrites: Statement[] = [];
let isCompared = false;
/** Whether the list of matches could not be written, which is reported once. */
let hasListFailed = false;
let isLeaving = false;
let ending: NodeJS.Timeout | undefined;

try {
  checkFile({ database, file, sums, onFinding: find });
  commitLog.start();
} catch (error) {
  throw error instanceof DamagedDatabase ? error : openProblem(error);
}
const checkpoints = setInterval(checkpoint, CHECKPOINT_CHECK_MS);

port.on('message', (message: ToDatabase) => {
  hear(message);
  workOn();
});

function find(finding: DamageReport): void {
  post({ answers: [], strays: [], took: 0, findings: [finding] });
}

/** Applies a change again that the write-ahead log has lost. */
function apply(change: Change): void {
  if ('statements' in change) {
    for (const statement of change.statements) statements.run(statement);
    forgetReplaced(change.statements);
  } else for (const entries of change.entries) post({ answers: [], strays: entryTable.add(entries), took: 0 });
}

/** Clears the cached ends of logs if statements have replaced a log. */
function forgetReplaced(writes: readonly Statement[]): void {
  if (writes.some(({ sql }) => REPLACES_LOG.test(sql))) entryTable.forget();
}

function checkpoint(): void {
  if (open === 0) commitLog.checkpointIfDue();
}

function compare(): void {
  try {
    const strays = compareMatches(database, matchList, find);
    post({ answers: [], strays: strays ?? [], took: 0 });
    isCompared = strays !== undefined;
    commitLog.checkpoint();
  } catch (error) {
    throw openProblem(error);
  }
}

/** Commits a transaction of statements. */
function commit(writes: readonly Statement[]): void {
  forgetReplaced(writes);
  commitLog.commit(writes.length > 0 ? { statements: writes } : undefined);
  if (!isCompared || writes.length === 0) return;
  try {
    noteChanges(statements, matchList);
    hasListFailed = false;
  } catch (error) {
    // The transaction is committed. What could not be listed is listed with the next one.
    if (!hasListFailed) find({ problem: `match list write failed: ${messageOf(error)}` });
    hasListFailed = true;
  }
}

function hear(message: ToDatabase): void {
  if (message === 'close') leave();
  else if (message === 'compare') compare();
  else if ('port' in message) meet(message);
  else if ('fenced' in message) partFrom(message.fenced);
  else if ('recovered' in message) for (const entries of message.recovered) unsettled.add(recoveredBatch(entries));
  else waiting.push(...message);
}

/** One line for all of them, and one per entry. */
function recoveredBatch(entries: string): EntryBatch {
  return { number: 0, entries, count: entries.split('\n').length - 1, snapshots: [] };
}

function meet({ port: from, journal, settled }: JournalAccess): void {
  const source: EntrySource = { journal, mark: new SettledWatermark(settled) };
  sources.set(from, source);
  from.on('message', (message: EntryBatch | JournalFailure) => {
    take(message, source);
    if (unsettled.chars >= LOT_CHARS) workOn();
    else settleSoon();
  });
  // Its thread has ended. Its journal can go once all its entries are in the database.
  from.on('close', () => {
    if (!sources.delete(from)) return;
    ended.add(source);
    workOn();
  });
}

/** Reads the entries that a fenced host has sent so far, and closes its port. */
function partFrom(journal: string): void {
  for (const [from, source] of sources) {
    if (source.journal !== journal) continue;
    drain(from, source);
    sources.delete(from);
    ended.add(source);
    from.close();
  }
}

/** Entries that are still unsettled stay in their journal; this is the last attempt. */
function leave(): void {
  isLeaving = true;
  trouble = undefined;
  clearTimeout(retrying);
}

function take(message: EntryBatch | JournalFailure, from: EntrySource): void {
  if ('unjournaled' in message) unsettled.noteFailure(from, message.unjournaled);
  else unsettled.add(message, from);
}

/** Works until no job is waiting. */
function workOn(): void {
  clearTimeout(settling);
  settling = undefined;
  do {
    fetch();
    work();
  } while (waiting.length > 0 && open === 0);
  clearEnded();
  checkpoint();
  if (isLeaving) endSoon();
  else if (!unsettled.isEmpty && !trouble) settleSoon();
}

function settleSoon(): void {
  settling ??= setTimeout(workOn, SETTLE_AFTER_MS);
}

/**
 * Ends once every host has closed its port, so that a clean stop leaves no journal behind; does not wait for a host
 * that hangs.
 */
function endSoon(): void {
  if (sources.size === 0) end();
  else ending ??= setTimeout(end, HOSTS_CLOSE_MS);
}

/** Removes the journals of ended hosts whose entries are all in the database. */
function clearEnded(): void {
  for (const source of ended) {
    if (unsettled.has(source)) continue;
    for (const path of journalFiles(source.journal)) rmSync(path, { force: true });
    ended.delete(source);
  }
}

function end(): void {
  clearTimeout(settling);
  clearTimeout(retrying);
  clearTimeout(ending);
  clearInterval(checkpoints);
  commitLog.close();
  for (const from of sources.keys()) from.close();
  sources.clear();
  port?.close();
}

/** Reads everything that has arrived. */
function fetch(): void {
  for (let more = port && receiveMessageOnPort(port); more; more = port && receiveMessageOnPort(port))
    hear(more.message);
  for (const [from, source] of sources) drain(from, source);
}

function drain(from: MessagePort, source: EntrySource): void {
  unsettled.noteJournal(source);
  for (let more = receiveMessageOnPort(from); more; more = receiveMessageOnPort(from)) take(more.message, source);
}

/** Runs the jobs that can run now: during an interactive transaction, only its own. */
function work(): void {
  do {
    if (open === 0) settle();
    const group = open === 0 ? takeGroup() : takeConnection(open);
    if (group.length === 0) return;
    const start = performance.now();
    const answers = answersTo(group);
    post({ answers, strays: [], took: performance.now() - start });
  } while (waiting.length > 0);
}

function answersTo(group: readonly Job[]): JobAnswer[] {
  if (open === 0 && trouble) return readOnly(group, trouble);
  return open === 0 && !standsAlone(group[0]) ? together(group) : group.map(stepByHand);
}

function post(message: Omit<FromDatabase, 'unsettled'>): void {
  const withCount: FromDatabase = { ...message, unsettled: unsettled.count };
  port?.postMessage(withCount);
}

/** Writes the entries that have arrived. */
function settle(): void {
  if (unsettled.isEmpty || trouble) return;
  const start = performance.now();
  const strays: StrayEntry[] = [];
  try {
    database.exec('BEGIN IMMEDIATE');
    for (const batch of unsettled.batches) strays.push(...add(batch));
    // Snapshots only save time, so they are not kept twice.
    commitLog.commit({ entries: unsettled.batches.map(({ entries }) => entries) });
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    entryTable.forget();
    trouble = error instanceof Error ? error : new Error(String(error));
    const { message } = trouble;
    post({ answers: [], strays: [], took: performance.now() - start, trouble: message });
    retrying = setTimeout(tryAgain, RETRY_MS);
    return;
  }
  unsettled.settle();
  post({ answers: [], strays, took: performance.now() - start });
}

function tryAgain(): void {
  trouble = undefined;
  workOn();
}

/** Adds a batch; returns the entries that did not fit. */
function add({ entries, snapshots }: EntryBatch): StrayEntry[] {
  const strays = entryTable.add(entries);
  for (const snapshot of snapshots) for (const statement of addSnapshot(snapshot)) statements.run(statement);
  return strays;
}

/**
 * Answers reads while the database takes nothing, as on a full disk, and refuses the rest. Entries that are on disk in a journal are
 * added for the reader, in memory and inside a transaction that is rolled back: without them it would read a log that is too old.
 */
function readOnly(group: readonly Job[], why: Error): JobAnswer[] {
  if (!group.some(({ task }) => isRead(task))) return group.map(({ id }) => failure(id, why));
  try {
    // Pages that do not fit into the cache would be written to the disk.
    database.exec('PRAGMA cache_spill = OFF');
    database.exec('BEGIN IMMEDIATE');
    const isOpen = (source: EntrySource) => !ended.has(source);
    for (const { entries } of unsettled.journaled(isOpen)) entryTable.add(entries);
    return group.map(({ id, task }) => (isRead(task) ? attempt(id, () => rowsOf(task)) : failure(id, why)));
  } catch {
    // What could be read without the entries would be too old.
    return group.map(({ id }) => failure(id, why));
  } finally {
    if (database.inTransaction) database.exec('ROLLBACK');
    entryTable.forget();
    database.exec('PRAGMA cache_spill = ON');
  }
}

function isRead(task: Job['task']): boolean {
  return isStatements(task) && task.every(({ sql }) => READS.test(sql));
}

/** Returns the jobs up to the next one that cannot share a transaction. */
function takeGroup(): Job[] {
  const next = waiting.findIndex(standsAlone);
  if (next === 0) return waiting.splice(0, 1);
  return waiting.splice(0, next < 0 ? waiting.length : next);
}

function takeConnection(connection: number): Job[] {
  const isOwn = (job: Job) => job.connection === connection;
  const own = waiting.filter(isOwn);
  if (own.length > 0) waiting.splice(0, waiting.length, ...waiting.filter((job) => !isOwn(job)));
  return own;
}

function standsAlone(job: Job | undefined): boolean {
  return job !== undefined && !isStatements(job.task) && job.task !== 'commit' && job.task !== 'rollback';
}

/** Runs all jobs in one transaction; a failed job rolls back only itself. */
function together(group: readonly Job[]): JobAnswer[] {
  try {
    database.exec('BEGIN IMMEDIATE');
    const writes: Statement[] = [];
    const answers = group.map(({ id, task }) => attemptWithin(id, task, writes));
    commit(writes);
    return answers;
  } catch (error) {
    // No job of the group is on disk, so all of them fail.
    if (database.inTransaction) database.exec('ROLLBACK');
    // A write without room must not take the reads beside it along.
    return group.length > 1 ? group.flatMap((job) => together([job])) : group.map(({ id }) => failure(id, error));
  }
}

/** Runs a job within a transaction. Some failures, such as a full disk, make SQLite roll back all of it. */
function attemptWithin(id: number, task: Job['task'], writes: Statement[]): JobAnswer {
  const answer = attempt(id, () => allOrNothing(task, writes));
  if ('code' in answer && !database.inTransaction)
    throw Object.assign(new Error(answer.message), { code: answer.code });
  return answer;
}

/** Adds the changing statements to `writes`. */
function allOrNothing(task: Job['task'], writes: Statement[]): Rows {
  const rows = rowsOf(task);
  if (isStatements(task)) writes.push(...task.filter(({ sql }) => !READS.test(sql)));
  return rows;
}

function rowsOf(task: Job['task']): Rows {
  // A failed commit has already rolled back, and its error must be the one that the caller sees.
  if (task === 'rollback') return { rows: [], changes: 0 };
  if (typeof task === 'string') throw new Error(`There is no transaction to ${task}`);
  if (!isStatements(task)) return copyInto(task);
  const [first, ...rest] = task;
  if (first === undefined) return { rows: [], changes: 0 };
  // SQLite rolls back a single failed statement by itself.
  if (rest.length === 0) return statements.run(first);
  database.exec('SAVEPOINT job');
  try {
    let result = statements.run(first);
    for (const statement of rest) result = statements.run(statement);
    database.exec('RELEASE job');
    return result;
  } catch (error) {
    database.exec('ROLLBACK TO job');
    database.exec('RELEASE job');
    throw error;
  }
}

function isStatements(task: Job['task']): task is readonly Statement[] {
  return Array.isArray(task);
}

/** Writes a copy that is complete by itself: reading it needs no journal. */
function copyInto({ backup }: BackupTask): Rows {
  database.prepare('VACUUM INTO ?').run([backup]);
  return { rows: [], changes: 0 };
}

function stepByHand({ id, connection, task }: Job): JobAnswer {
  return attempt(id, () => {
    if (task === 'begin') {
      database.exec('BEGIN IMMEDIATE');
      open = connection;
      openWrites = [];
    } else if (task === 'commit' || task === 'rollback') {
      open = 0;
      endTransaction(task);
    } else {
      return allOrNothing(task, openWrites);
    }
    return { rows: [], changes: 0 };
  });
}

/** Leaves no transaction open, even if a commit fails. On a full disk SQLite has rolled back by itself. */
function endTransaction(how: 'commit' | 'rollback'): void {
  try {
    if (how === 'commit') commit(openWrites);
  } finally {
    if (database.inTransaction) database.exec('ROLLBACK');
  }
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
