import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { KEY_FILE } from '../identity/signingKeys.ts';
import { syncFolder } from '../storage/journal.ts';
import { keepPrivate, makePrivateFile, makePrivateFolder, PRIVATE_FILE } from '../storage/privateFiles.ts';
import { DATABASE_FILE } from '../storage/storage.ts';
import { askServer } from './askServer.ts';
import { type BackupContent, inspectBackup } from './inspectBackup.ts';
import { openStopped } from './openFolder.ts';
import { OperatorError } from './operatorError.ts';

export interface BackupOptions {
  /** The data folder of a server, running or not. */
  readonly data: string;
  /** A file (its name ends in .db), or a folder that is empty or does not exist. */
  readonly to: string;
  /** Whether to add the key that signs cookies and encrypts seeds; only into a folder. */
  readonly withKey: boolean;
}

export interface BackupReport extends BackupContent {
  readonly file: string;
  readonly bytes: number;
  readonly hasKey: boolean;
  readonly wasRunning: boolean;
}

/** Time of the last backup, stored in the data folder, for metrics. */
export const LAST_BACKUP_FILE = 'last-backup.json';
const LastBackup = z.object({ at: z.int().min(0) });

/**
 * Makes a consistent copy of a server's data: by the server itself if it runs, which continues meanwhile. The copy gets
 * its final name after it has been verified.
 */
export async function backup({ data, to, withKey }: BackupOptions): Promise<BackupReport> {
  const file = await targetOf(to, withKey);
  const draft = `${file}.partial`;
  await rm(draft, { force: true });
  await makePrivateFile(draft);
  try {
    const wasRunning = await copyDatabase(data, draft);
    const content = inspectBackup(draft);
    await keepPrivate(draft);
    await rename(draft, file);
    const hasKey = withKey && (await copyKey(data, dirname(file)));
    syncFolder(dirname(file));
    await noteBackup(data);
    return { file, bytes: (await stat(file)).size, hasKey, wasRunning, ...content };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Returns when the last backup of a data folder was made, in milliseconds since 1970, or undefined if never. */
export async function lastBackupOf(folder: string): Promise<number | undefined> {
  const path = join(folder, LAST_BACKUP_FILE);
  if (!existsSync(path)) return undefined;
  try {
    return LastBackup.parse(JSON.parse(await readFile(path, 'utf8'))).at;
  } catch {
    // An unreadable file must not affect the other metrics.
    return undefined;
  }
}

async function targetOf(to: string, withKey: boolean): Promise<string> {
  if (to.endsWith('.db')) {
    if (existsSync(to)) throw new OperatorError('not-empty', `${to} is there already.`);
    if (withKey) throw new OperatorError('not-allowed', 'A key is stored beside a backup only in an empty folder.');
    await makePrivateFolder(dirname(to));
    return resolve(to);
  }
  await makePrivateFolder(to);
  if ((await readdir(to)).length > 0) throw new OperatorError('not-empty', `The folder ${to} is not empty.`);
  return resolve(to, DATABASE_FILE);
}

async function copyDatabase(data: string, file: string): Promise<boolean> {
  if (await askServer(data, { op: 'backup', file })) return true;
  const storage = await openStopped(data);
  try {
    await storage.backup(file);
  } finally {
    await storage.close();
  }
  return false;
}

async function copyKey(data: string, folder: string): Promise<boolean> {
  const key = join(data, KEY_FILE);
  if (!existsSync(key)) return false;
  await makePrivateFile(join(folder, KEY_FILE));
  await copyFile(key, join(folder, KEY_FILE));
  await keepPrivate(join(folder, KEY_FILE));
  return true;
}

async function noteBackup(data: string): Promise<void> {
  const path = join(data, LAST_BACKUP_FILE);
  await writeFile(`${path}.partial`, `${JSON.stringify({ at: Date.now() })}\n`, { mode: PRIVATE_FILE });
  await rename(`${path}.partial`, path);
}
