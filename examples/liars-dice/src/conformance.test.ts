import { fileURLToPath } from 'node:url';
import { conformance } from '@tessera/testkit';
import { checkPlaythroughFolder } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import { liarsDice } from './game.ts';

describe("liar's dice keeps the laws of every game", () => {
  const report = conformance(liarsDice, { optionSets: [{}, { dice: 1 }, { dice: 2, wildOnes: false }] });

  test('at least ten thousand random actions were played', () => {
    expect(report.actions).toBeGreaterThanOrEqual(10_000);
  });

  test.each(report.laws)('$law: $says', ({ checked, failures }) => {
    expect(failures).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });
});

test('the recorded playthroughs still go as they are written', () => {
  const checks = checkPlaythroughFolder(liarsDice, fileURLToPath(new URL('../playthroughs', import.meta.url)));
  expect(checks.length).toBeGreaterThan(0);
  for (const check of checks) expect(check).toMatchObject({ ok: true });
});
