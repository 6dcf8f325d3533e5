import { ConfigError, codeOf, ServerError } from '../errors.ts';

const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written by this user. Make this user its owner, or set TESSERA_DATA_DIR to another folder.',
  EPERM: 'it may not be written by this user. Make this user its owner, or set TESSERA_DATA_DIR to another folder.',
  EROFS: 'its disk is read-only. Set TESSERA_DATA_DIR to a folder that can be written.',
  // Node.js reports this when it cannot create a folder inside of a read-only one.
  ENOENT: 'it cannot be made, as on a read-only disk. Set TESSERA_DATA_DIR to a folder that can be written.',
  ENOTDIR: 'a part of its path is a file. Set TESSERA_DATA_DIR to another folder.',
  EEXIST: 'it is a file. Set TESSERA_DATA_DIR to another folder.',
  ENOSPC: 'its disk is full. Free some space, or set TESSERA_DATA_DIR to a folder on another disk.',
  EDQUOT: 'its disk is full. Free some space, or set TESSERA_DATA_DIR to a folder on another disk.',
};

/** Explains why a data folder cannot be used. */
export function folderProblem(error: unknown, folder: string): unknown {
  const problem = FOLDER_PROBLEMS[codeOf(error)];
  if (problem === undefined) return error;
  return new ConfigError('TESSERA_DATA_DIR', `The data folder ${folder} cannot be used: ${problem}`);
}

const DATABASE_PROBLEMS: Readonly<Record<string, string>> = {
  SQLITE_CORRUPT: 'The database is damaged: restore a backup of it',
  SQLITE_NOTADB: 'This file is no database, or it is damaged: restore a backup of it',
  SQLITE_FULL: 'The disk of the database is full: free some space',
  SQLITE_IOERR: 'The disk of the database cannot be written or read: check the disk and its mount',
  SQLITE_READONLY: 'This user may not write to the database: make this user its owner',
};

/** Explains why an opened database cannot be used. */
export function databaseProblem(error: unknown, file: string): unknown {
  const code = error instanceof ServerError && error.code === 'storage-failed' ? error.place : '';
  const problem = Object.entries(DATABASE_PROBLEMS).find(([start]) => code.startsWith(start))?.[1];
  return problem === undefined ? error : new ServerError('storage-failed', file, problem, { cause: error });
}

/** SQLite's and PostgreSQL's codes of a disk that is full or takes nothing. */
const UNWRITABLE = /^(?:SQLITE_(?:FULL|IOERR|READONLY)|53100$)/;

/** Whether an error says that nothing can be stored just now. */
export function isUnwritable(error: unknown): boolean {
  return UNWRITABLE.test(error instanceof ServerError ? error.place : codeOf(error));
}
