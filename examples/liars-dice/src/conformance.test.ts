import { fileURLToPath } from 'node:url';
import { conformance } from '@tessera/testkit';
import { checkPlaythroughFolder } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { liarsDice } from './game.ts';
import { words } from './messageFormat.ts';

describe("conformance of liar's dice", () => {
  const report = conformance(liarsDice, {
    optionSets: [{}, { dice: 1 }, { dice: 2, wildOnes: false }, { dice: 2, pairs: true }],
    texts: { words, bundles: { en, de } },
  });

  test('plays at least ten thousand random actions', () => {
    expect(report.actions).toBeGreaterThanOrEqual(10_000);
  });

  test.each(report.laws)('$law: $says', ({ checked, failures }) => {
    expect(failures).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });
});

test("the recorded playthroughs of liar's dice still replay", () => {
  const checks = checkPlaythroughFolder(liarsDice, fileURLToPath(new URL('../playthroughs', import.meta.url)));
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});
