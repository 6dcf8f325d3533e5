import { fileURLToPath } from 'node:url';
import { checkPlaythroughFolder, runCaseFolder } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from './game.ts';
import * as look from './look.ts';

describe('the cases of the rules', () => {
  const folder = fileURLToPath(new URL('../cases', import.meta.url));
  const results = runCaseFolder(warOfTheRing, folder, { functions: () => ({ ...look }) });

  test('there are some', () => {
    expect(results.length).toBeGreaterThan(0);
  });

  test.each(results.map((one) => [one.name, one] as const))('%s', (_, { ok, why }) => {
    expect({ ok, why }).toEqual({ ok: true, why: undefined });
  });
});

test('the recorded playthroughs still go as they are written', () => {
  const checks = checkPlaythroughFolder(warOfTheRing, fileURLToPath(new URL('../playthroughs', import.meta.url)));
  expect(checks.length).toBe(3);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});
