import Database from 'libsql';

/** Opens the database file for this server alone. Throws an error with a readable cause. */
export function openFile(file: string, patienceMs: number): Database.Database {
  try {
    return opened(file, patienceMs);
  } catch (error) {
    throw openProblem(error);
  }
}

/** Returns an error that says why a database cannot be used, in a form that can be sent between threads. */
export function openProblem(error: unknown): Error {
  return new Error(OPEN_PROBLEMS[codeOf(error)] ?? `The database cannot be opened: ${messageOf(error)}`);
}

/** Messages for people in place of SQLite's. */
const OPEN_PROBLEMS: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'Another server is using this database',
  SQLITE_NOTADB: 'This file is no database, or it is damaged: restore a backup of it',
  SQLITE_CORRUPT: 'The database is damaged: restore a backup of it',
  SQLITE_CANTOPEN: 'The database cannot be opened: this user may not write there',
  SQLITE_READONLY: 'The database cannot be opened: this user may not write there',
  SQLITE_FULL: 'The disk of the database is full',
};

function opened(file: string, patienceMs: number): Database.Database {
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${patienceMs}`);
  // One server per folder: no other process knows the entries in journals.
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  // `CommitLog` makes checkpoints, because it has to write the checksums of the pages first.
  database.exec('PRAGMA wal_autocheckpoint = 0');
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}

/** Returns the error code of SQLite. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'SQLITE_ERROR';
}

/** Returns the message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
