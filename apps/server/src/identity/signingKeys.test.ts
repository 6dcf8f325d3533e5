import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SigningKeyError, sealingKeys, signingKeys } from './signingKeys.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-keys-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('creates a key on the first start and keeps it, readable for its owner only', async () => {
  const data = join(folder, 'data');
  const [key] = await signingKeys(data, undefined);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await signingKeys(data, undefined)).toEqual([key]);
  expect((await stat(join(data, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('gives two servers that start together the same key', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => signingKeys(folder, undefined)));
  expect(new Set(keys.flat()).size).toBe(1);
});

it('prefers configured keys, newest first', async () => {
  const [fresh, old] = ['n'.repeat(32), 'o'.repeat(32)];
  expect(await signingKeys(folder, `${fresh}, ${old}`)).toEqual([fresh, old]);
});

it('still decrypts with the stored key after another is configured, but signs nothing with it', async () => {
  const given = 'n'.repeat(32);
  expect(await sealingKeys(folder, [given])).toEqual([given]);
  const [made] = await signingKeys(folder, undefined);
  expect(await sealingKeys(folder, [made])).toEqual([made]);
  const keys = await signingKeys(folder, given);
  expect(keys).toEqual([given]);
  expect(await sealingKeys(folder, keys)).toEqual([given, made]);
});

it('refuses a short key', async () => {
  await expect(signingKeys(folder, 'short')).rejects.toThrow(SigningKeyError);
  await writeFile(join(folder, 'secret.key'), '');
  await expect(signingKeys(folder, undefined)).rejects.toThrow(/secret\.key/);
});
