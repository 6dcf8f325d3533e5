import { chmod, lstat, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../errors.ts';

// Permissions for the server's user only: files contain secrets, seeds and chat.

export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;

/** Names of our files in a data folder. Other files there are left as they are. */
const OUR_FILES =
  /^(?:tessera\.db(?:-wal|-shm|-journal|-sums|-matches|-redo\.[ab](?:-damaged-\d+)?)?|secret\.key|last-backup\.json)$/;
const OUR_FOLDERS = /^journals(?:-.+)?$/;

/**
 * Creates a folder that only its owner can read, with its missing parents, unless it exists. Node's recursive `mkdir` never ends where an
 * existing folder takes no others (`/proc`).
 */
export async function makePrivateFolder(path: string): Promise<void> {
  const folder = resolve(path);
  try {
    await makeFolder(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makePrivateFolder(dirname(folder));
    await makeFolder(folder);
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: PRIVATE_FOLDER });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  }
}

/** Creates an empty file that only its owner can read, unless it exists. */
export async function makePrivateFile(path: string): Promise<void> {
  await (await open(path, 'a', PRIVATE_FILE)).close();
}

/** Flushes a written file to disk and restricts it to its owner. */
export async function keepPrivate(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.chmod(PRIVATE_FILE);
  await file.sync();
  await file.close();
}

/** Removes all permissions of other users from our files in a data folder; returns the paths that had some. */
export async function tighten(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const journals = names.filter((name) => OUR_FOLDERS.test(name));
  const tightened = [await withoutOthers(folder)];
  for (const name of names.filter((each) => OUR_FILES.test(each) || OUR_FOLDERS.test(each))) {
    tightened.push(await withoutOthers(join(folder, name)));
  }
  for (const name of journals) {
    for (const file of await readdir(join(folder, name))) tightened.push(await withoutOthers(join(folder, name, file)));
  }
  return tightened.flatMap((path) => path ?? []);
}

async function withoutOthers(path: string): Promise<string | undefined> {
  const { mode, uid } = await lstat(path);
  const isOurs = process.getuid?.() === uid;
  if (!isOurs || (mode & OTHERS) === 0) return undefined;
  await chmod(path, mode & ~OTHERS & 0o777);
  return path;
}
