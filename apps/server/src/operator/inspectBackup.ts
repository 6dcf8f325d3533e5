import { existsSync } from 'node:fs';
import Database from 'libsql';
import * as z from 'zod';
import { OperatorError } from './operatorError.ts';

/** Contents of a backup. */
export interface BackupContent {
  readonly matches: number;
  readonly entries: number;
}

const Check = z.array(z.object({ integrity_check: z.string() }));
const Count = z.object({ count: z.int() });

/** Verifies a backup; throws an OperatorError that names the problem. */
export function inspectBackup(file: string): BackupContent {
  if (!existsSync(file)) throw new OperatorError('not-a-backup', `There is no backup at ${file}.`);
  try {
    return read(file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new OperatorError('bad-backup', `${file} is no whole backup: ${why}.`, { cause: error });
  }
}

function read(file: string): BackupContent {
  const database = new Database(file);
  try {
    const found = Check.parse(database.prepare('PRAGMA integrity_check').all());
    const problem = found.map((row) => row.integrity_check).find((line) => line !== 'ok');
    if (problem !== undefined) throw new OperatorError('bad-backup', `${file} is damaged: ${problem}.`);
    const count = (table: string) =>
      Count.parse(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()).count;
    return { matches: count('matches'), entries: count('entries') };
  } finally {
    database.close();
  }
}
