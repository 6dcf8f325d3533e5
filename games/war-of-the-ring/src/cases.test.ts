import { fileURLToPath } from 'node:url';
import { checkPlaythroughFolder, runCaseFolder } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from './game.ts';
import * as look from './match/caseQueries.ts';

describe('Rule cases', () => {
  const folder = fileURLToPath(new URL('../cases/rules', import.meta.url));
  const results = runCaseFolder(warOfTheRing, folder, { functions: () => ({ ...look }) });

  test('the case folder is not empty', () => {
    expect(results.length).toBeGreaterThan(0);
  });

  test.each(results.map((one) => [one.name, one] as const))('%s', (_, { ok, why }) => {
    expect({ ok, why }).toEqual({ ok: true, why: undefined });
  });
});

test('the recorded playthroughs replay unchanged', () => {
  const checks = checkPlaythroughFolder(warOfTheRing, fileURLToPath(new URL('../playthroughs', import.meta.url)));
  expect(checks.length).toBe(3);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});
