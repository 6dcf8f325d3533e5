import Database from 'libsql';

const BUSY_MS = 5000;

/** Opens the file of the database for this server alone. */
export function openFile(file: string): Database.Database {
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  // One server, one folder: what is in journals is known to nobody else.
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  lock(database);
  database.exec('PRAGMA synchronous = FULL');
  // Pages that are written over and over are brought into the file less often than by default (every 1000).
  database.exec('PRAGMA wal_autocheckpoint = 4000');
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}

/** The code of something that SQLite would not do. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'SQLITE_ERROR';
}

function lock(database: Database.Database): void {
  try {
    database.exec('PRAGMA journal_mode = WAL');
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') throw new Error('Another server is using this database', { cause: error });
    throw error;
  }
}
