import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../storage/privateFiles.ts';

/** File name of the key in the data folder. */
export const KEY_FILE = 'secret.key';
const KEY_BYTES = 32;
const MIN_KEY_LENGTH = 32;

/** The key that signs cookies is too short, or its file cannot be used. */
export class SigningKeyError extends Error {
  readonly code = 'bad-signing-key';
  readonly place: string;

  constructor(place: string, message: string, options?: ErrorOptions) {
    super(`${message} (${place})`, options);
    this.name = 'SigningKeyError';
    this.place = place;
  }
}

/**
 * Returns the keys that sign cookies, the one for new cookies first: those of `TESSERA_SECRET` (comma-separated,
 * several while one is being replaced), otherwise the one in the data folder, which is created on the first start.
 */
export async function signingKeys(dataDir: string, given: string | undefined): Promise<Keys> {
  if (given) return givenKeys(given);
  const file = join(dataDir, KEY_FILE);
  await makePrivateFolder(dataDir);
  await makeOnce(file);
  return [longEnough((await readFile(file, 'utf8')).trim(), file)];
}

/** Parses the keys of a setting. */
export function givenKeys(given: string): Keys {
  const [first = '', ...others] = given.split(',').map((key) => longEnough(key.trim(), 'TESSERA_SECRET'));
  return [first, ...others];
}

/**
 * Returns the secrets that encrypt the seeds of matches, the one for new matches first: those that sign cookies, then
 * the one of the data folder, for matches from before another was configured. The latter signs nothing any more.
 */
export async function sealingKeys(dataDir: string, keys: Keys): Promise<Keys> {
  try {
    const kept = (await readFile(join(dataDir, KEY_FILE), 'utf8')).trim();
    return keys.includes(kept) ? keys : [...keys, kept];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return keys;
    throw error;
  }
}

type Keys = [string, ...string[]];

/**
 * Writes a new key unless there is one. The file gets its name once it is complete, so that no process reads a partial
 * key.
 */
async function makeOnce(file: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new SigningKeyError(file, 'The key that signs cookies cannot be written', { cause: error });
    }
  } finally {
    await rm(draft, { force: true });
  }
}

function longEnough(key: string, place: string): string {
  if (key.length >= MIN_KEY_LENGTH) return key;
  throw new SigningKeyError(place, `A key that signs cookies needs at least ${MIN_KEY_LENGTH} characters`);
}
