import { chmod, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

// What a server keeps is for its own user alone: secrets, seeds, what people have said to each other.

export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;

/** Our own names in a data folder. What else somebody keeps there is left as it is. */
const OUR_FILES =
  /^(?:tessera\.db(?:-wal|-shm|-journal|-sums|-matches|-redo\.[ab](?:-damaged-\d+)?)?|secret\.key|last-backup\.json)$/;
const OUR_FOLDERS = /^journals(?:-.+)?$/;

/** Makes a folder that only its owner may look into, unless it is there. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Makes an empty file that only its owner may read, unless it is there. */
export async function makePrivateFile(path: string): Promise<void> {
  await (await open(path, 'a', PRIVATE_FILE)).close();
}

/** A file that is written and is to stay: on disk, and for its owner alone. */
export async function keepPrivate(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.chmod(PRIVATE_FILE);
  await file.sync();
  await file.close();
}

/** Takes from everybody else whatever they may do with our files in a data folder; the paths that were too open. */
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
