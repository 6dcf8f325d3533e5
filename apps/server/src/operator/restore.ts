import { existsSync, statSync } from 'node:fs';
import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_FILE } from '../identity/signingKeys.ts';
import { syncFolder } from '../storage/journal.ts';
import { openFile } from '../storage/openFile.ts';
import { keepPrivate, makePrivateFile, makePrivateFolder } from '../storage/privateFiles.ts';
import { DATABASE_FILE, JOURNALS_FOLDER } from '../storage/storage.ts';
import { LAST_BACKUP_FILE } from './backup.ts';
import { controlPath } from './control.ts';
import { type BackupContent, inspectBackup } from './inspectBackup.ts';
import { OperatorError } from './operatorError.ts';

export interface RestoreOptions {
  /** A backup: its folder or its file. */
  readonly backup: string;
  /** The target data folder. */
  readonly data: string;
  /** Whether existing data of a server may be moved aside. */
  readonly force: boolean;
  /** A key file to add, if the backup has none. */
  readonly key?: string;
}

export interface RestoreReport extends BackupContent {
  readonly data: string;
  /** Whether there is a key: without the one that encrypted their seeds, no match can be opened. */
  readonly hasKey: boolean;
  /** Folder of the previous data. */
  readonly replaced?: string;
}

/** Restores a backup, so that a server can start on it. */
export async function restore({ backup, data, force, key }: RestoreOptions): Promise<RestoreReport> {
  const file = existsSync(backup) && statSync(backup).isDirectory() ? join(backup, DATABASE_FILE) : backup;
  const content = inspectBackup(file);
  await makePrivateFolder(data);
  const replaced = await makeRoom(data, force);
  const ownKey = join(backup, KEY_FILE);
  const from = existsSync(ownKey) ? ownKey : key;
  if (from !== undefined) await copyInto(from, join(data, KEY_FILE));
  await copyInto(file, join(data, DATABASE_FILE));
  syncFolder(data);
  const hasKey = existsSync(join(data, KEY_FILE));
  return { data, hasKey, ...(replaced !== undefined && { replaced }), ...content };
}

/** Moves a server's data aside; returns the new folder. */
async function makeRoom(data: string, force: boolean): Promise<string | undefined> {
  const names = await readdir(data);
  if (names.length === 0) return undefined;
  if (!force) throw new OperatorError('not-empty', `The folder ${data} is not empty; --force moves its content aside.`);
  mustBeFree(join(data, DATABASE_FILE));
  const place = join(data, `replaced-${Date.now()}`);
  await makePrivateFolder(place);
  // The key stays: it fits backups of this folder, unless the backup includes another.
  const ours = /^(?:tessera\.db.*|last-backup\.json|control\.sock)$/;
  for (const name of names.filter((each) => ours.test(each))) await rename(join(data, name), join(place, name));
  await moveJournals(join(data, JOURNALS_FOLDER), join(place, JOURNALS_FOLDER));
  await rm(controlPath(place), { force: true });
  await rm(join(place, LAST_BACKUP_FILE), { force: true });
  return place;
}

/** The folder itself may be a mount point, and stays. */
async function moveJournals(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await makePrivateFolder(to);
  for (const name of (await readdir(from)).filter((each) => /^\d+\.[ab]$/.test(each))) {
    await copyFile(join(from, name), join(to, name));
    await rm(join(from, name));
  }
}

/** A database that cannot even be opened is not in use. */
function mustBeFree(file: string): void {
  if (!existsSync(file)) return;
  try {
    openFile(file, 0).close();
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('Another server'))) return;
    throw new OperatorError('in-use', `A server is running on this folder; stop it first.`, { cause: error });
  }
}

/** Copies a file that only its owner can read; it gets its final name once it is complete. */
async function copyInto(from: string, to: string): Promise<void> {
  const draft = `${to}.partial`;
  await makePrivateFile(draft);
  try {
    await copyFile(from, draft);
  } catch (error) {
    await rm(draft, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new OperatorError('not-a-backup', `${from} cannot be copied: ${why}.`, { cause: error });
  }
  await keepPrivate(draft);
  await rename(draft, to);
}
