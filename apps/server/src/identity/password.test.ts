import { parseOptions, verify } from '@node-rs/argon2';
import { beforeEach, expect, it, vi } from 'vitest';
import { passwordHash, passwordMatches } from './password.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

it('knows a password again by its hash, and no two hashes are alike', async () => {
  const [hash, other] = [await passwordHash('correct horse'), await passwordHash('correct horse')];
  expect(hash).not.toBe(other);
  expect(await passwordMatches(hash, 'correct horse')).toBe(true);
  expect(await passwordMatches(hash, 'incorrect horse')).toBe(false);
});

it('does the same work where there is no hash, so that the time tells nothing', async () => {
  const hash = await passwordHash('correct horse');
  await passwordMatches(hash, 'incorrect horse');
  expect(await passwordMatches(undefined, 'nobody has this password')).toBe(false);
  expect(await passwordMatches(null, 'incorrect horse')).toBe(false);
  const costs = vi.mocked(verify).mock.calls.map(([stored]) => parseOptions(stored));
  expect(costs).toHaveLength(3);
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[2]).toEqual(costs[0]);
});
