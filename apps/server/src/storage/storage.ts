import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { ServerError } from '../errors.ts';
import { DatabaseThread, type Transaction } from './database.ts';
import type { StrayEntry } from './databaseMessages.ts';
import { statementOf, threadDialect } from './dialect.ts';
import { syncFolder } from './journal.ts';
import { JournaledLog } from './journaledLog.ts';
import type { JournalDamage } from './journalRecovery.ts';
import type { MatchLog } from './matchLog.ts';
import type { MatchTables } from './matchTables.ts';
import { type Migrations, migrate } from './migrations.ts';
import { makePrivateFile, makePrivateFolder, tighten } from './privateFiles.ts';
import { writeProbe } from './probe.ts';
import type { DamageReport } from './recovery/damageReport.ts';
import { databaseProblem, folderProblem } from './storageProblems.ts';

export { StorageError } from './database.ts';
export type { Migrations } from './migrations.ts';

/** A statement that writes, as the queries of `tables` compile to it. */
export interface Write {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Whether it is a conflict if the statement changes nothing. */
  readonly mustChange?: boolean;
}

/** Storage of a server: one database, in which every part of the server has separate tables. */
export interface Storage {
  /** SQL dialect of the database. */
  readonly dialect: 'sqlite' | 'postgres';
  /** Returns a query builder for the tables of a part. */
  tables<Tables>(): Kysely<Tables>;
  /**
   * Runs all statements in one transaction; resolves once it is on disk. Rejects with a StorageError. With `match`, the
   * write is refused if another node owns the match.
   */
  write(writes: readonly Write[], match?: string): Promise<void>;
  /** Runs work while no other node runs any under the same name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The logs of matches. */
  readonly log: MatchLog;
  /** Writes a row, to check whether the database accepts writes. */
  probe(): Promise<void>;
  /**
   * Copies everything, including journals, into a file that is empty or does not exist; resolves once the copy is
   * complete.
   */
  backup(file: string): Promise<void>;
  /** Number of jobs waiting for the database. */
  readonly waiting: number;
  close(): Promise<void>;
}

export interface StorageSettings {
  readonly folder: string;
  readonly migrations: Migrations;
  /** How long to wait for another process that has the database locked, in milliseconds. */
  readonly patienceMs?: number;
  /** Called for every transaction, for metrics. */
  onTransaction?(transaction: Transaction): void;
  /**
   * Called for an entry that could not be added to its log. If it was found in a journal on opening, that journal is
   * set aside.
   */
  onStrayEntry?(stray: StrayEntry): void;
  /**
   * Called for journals that a crash or a disk has damaged, after their readable entries were added, with the folder of
   * copies.
   */
  onDamage?(damage: readonly JournalDamage[], copies: string): void;
  /** Called for damage in the files of the database. */
  onFinding?(finding: DamageReport): void;
  /** Called with the files that other users could read until now. */
  onTightened?(paths: readonly string[]): void;
  /** Called when entries could not be added. They stay in a journal, and the write is retried. */
  onError?(message: string): void;
  /** Called when the database is lost: nothing can be stored any more. */
  onFailure?(error: ServerError): void;
}

/** File name of the database in its folder. */
export const DATABASE_FILE = 'tessera.db';

/** Name of the folder of journals beside it. */
export const JOURNALS_FOLDER = 'journals';

/** Time for a server that is about to end to release the database. */
const PATIENCE_MS = 5000;

/**
 * Opens the database in a folder, which is created if needed; migrates its tables and adds entries that a crash has
 * left in journals.
 */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const { folder, migrations } = settings;
  const { onTransaction = () => {}, onStrayEntry = () => {}, onError = () => {}, onFailure = () => {} } = settings;
  const { onDamage = () => {}, onTightened = () => {}, onFinding = () => {} } = settings;
  const journals = join(folder, JOURNALS_FOLDER);
  try {
    await makePrivateFolder(journals);
    // SQLite gives the files beside it the same permissions.
    await makePrivateFile(join(folder, DATABASE_FILE));
    const tightened = await tighten(folder);
    if (tightened.length > 0) onTightened(tightened);
  } catch (error) {
    throw folderProblem(error, folder);
  }
  let strays = 0;
  let isOpen = false;
  const database = new DatabaseThread({
    file: join(folder, DATABASE_FILE),
    patienceMs: settings.patienceMs ?? PATIENCE_MS,
    journals,
    onTransaction,
    onError,
    onFinding,
    // Until it is open, the failure is thrown to the caller instead.
    onFailure: (error) => isOpen && onFailure(error),
    onStrayEntry: (stray) => {
      strays++;
      onStrayEntry(stray);
    },
  });
  const tables = <Tables>() => new Kysely<Tables>({ dialect: threadDialect(database) });
  const log = new JournaledLog({ database, db: tables<MatchTables>(), journals, strays: () => strays, onDamage });
  try {
    await migrate(tables(), migrations);
    await log.recover();
    await database.compareMatches();
    // Journals survive a crash only if their folder does.
    syncFolder(folder);
  } catch (error) {
    await database.close();
    throw databaseProblem(error, join(folder, DATABASE_FILE));
  }
  isOpen = true;
  return {
    dialect: 'sqlite',
    tables,
    write: async (writes) => {
      await database.do(writes.map(statementOf));
    },
    // There is no other node.
    exclusively: (_name, work) => work(),
    log,
    probe: () => writeProbe(tables<MatchTables>()),
    backup: async (file) => {
      await database.do({ backup: file });
    },
    get waiting() {
      return database.waiting;
    },
    close: () => database.close(),
  };
}
