import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { ServerError } from '../errors.ts';
import { DatabaseThread, type Transaction } from './database.ts';
import { statementOf, threadDialect } from './dialect.ts';
import type { StrayEntry } from './job.ts';
import { syncFolder } from './journal.ts';
import { JournaledLog } from './journaledLog.ts';
import type { JournalDamage } from './leftovers.ts';
import type { MatchLog } from './matchLog.ts';
import type { MatchTables } from './matchTables.ts';
import { type Migrations, migrate } from './migrations.ts';
import { makePrivateFile, makePrivateFolder, tighten } from './privateFiles.ts';
import { writeProbe } from './probe.ts';
import type { Finding } from './recovery/finding.ts';
import { databaseProblem, folderProblem } from './storageProblems.ts';

export { StorageError } from './database.ts';
export type { Migrations } from './migrations.ts';

/** Something to be written, as the queries of `tables` compile to it. */
export interface Write {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Whether it is a conflict if this changes nothing. */
  readonly mustChange?: boolean;
}

/** What a server keeps: one database, in which every part has tables of its own. */
export interface Storage {
  /** Which words its database understands, where that matters. */
  readonly dialect: 'sqlite' | 'postgres';
  /** Queries on the tables that a part names as its own. */
  tables<Tables>(): Kysely<Tables>;
  /**
   * Does all of this or nothing; resolves once it is on disk. Fails with a StorageError. What is written of a match is refused where it is
   * not this server's to write.
   */
  write(writes: readonly Write[], match?: string): Promise<void>;
  /** Does something while no other node does anything under the same name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The logs of matches. */
  readonly log: MatchLog;
  /** Writes something, to see whether anything can be. */
  probe(): Promise<void>;
  /** Copies everything, journals included, into a file that is empty or not there; resolves once it is all in it. */
  backup(file: string): Promise<void>;
  /** How many jobs wait for the database. */
  readonly waiting: number;
  close(): Promise<void>;
}

export interface StorageSettings {
  readonly folder: string;
  readonly migrations: Migrations;
  /** How long to wait for another that has the database. */
  readonly patienceMs?: number;
  /** Told of every transaction, for metrics. */
  onTransaction?(transaction: Transaction): void;
  /** Told of an entry that could not be added to its log. If it was found in a journal on opening, that is set aside. */
  onStrayEntry?(stray: StrayEntry): void;
  /** Told of journals that a crash or a disk has damaged, once what is left of them has been added, and where copies of them are. */
  onDamage?(damage: readonly JournalDamage[], copies: string): void;
  /** Told of damage in the files of the database. */
  onFinding?(finding: Finding): void;
  /** Told which files others could read, until now. */
  onTightened?(paths: readonly string[]): void;
  /** Told when entries could not be added just now. They are in a journal, and it is tried again. */
  onTrouble?(message: string): void;
  /** Told when the database is lost: nothing can be kept any more. */
  onFailure?(error: ServerError): void;
}

/** The name of the database in its folder. */
export const DATABASE_FILE = 'tessera.db';

/** The name of the folder of journals beside it. */
export const JOURNALS_FOLDER = 'journals';

/** A server that is just ending has this long to let go. */
const PATIENCE_MS = 5000;

/** Opens the database in a folder, made if need be, brings its tables up to date, and adds what a crash has left in journals. */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const { folder, migrations } = settings;
  const { onTransaction = () => {}, onStrayEntry = () => {}, onTrouble = () => {}, onFailure = () => {} } = settings;
  const { onDamage = () => {}, onTightened = () => {}, onFinding = () => {} } = settings;
  const journals = join(folder, JOURNALS_FOLDER);
  try {
    await makePrivateFolder(journals);
    // SQLite gives the files beside it the same rights.
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
    onTrouble,
    onFinding,
    // Until it is open, whoever opens it is told.
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
    // Whatever will be in a journal is found only if its folder is.
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
    // There is no other.
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
