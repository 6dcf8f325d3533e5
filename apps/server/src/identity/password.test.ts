import { parseOptions, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { passwordHash, passwordMatches } from './password.ts';

it('a password matches its hash, and no two hashes are alike', async () => {
  const [hash, other] = [await passwordHash('correct horse'), await passwordHash('correct horse')];
  expect(hash).not.toBe(other);
  expect(await passwordMatches(hash, 'correct horse')).toBe(true);
  expect(await passwordMatches(hash, 'incorrect horse')).toBe(false);
});

it('does the same work without a hash, so that the time reveals nothing', async () => {
  const check = vi.fn(verify);
  const hash = await passwordHash('correct horse');
  await passwordMatches(hash, 'incorrect horse', check);
  expect(await passwordMatches(undefined, 'nobody has this password', check)).toBe(false);
  expect(await passwordMatches(null, 'incorrect horse', check)).toBe(false);
  const costs = check.mock.calls.map(([stored]) => parseOptions(stored));
  expect(costs).toHaveLength(3);
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[2]).toEqual(costs[0]);
});
