import { fileURLToPath } from 'node:url';
import { conformance } from '@tessera/testkit';
import { checkPlaythroughFolder, runCaseFolder } from '@tessera/testkit/files';
import { textProblems } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { game } from './game.ts';
import { words } from './messageFormat.ts';

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

describe('laws of every game', () => {
  const report = conformance(game, { optionSets: [{}, { pebbles: 1 }], texts: { words, bundles: { en, de } } });

  test.each(report.laws)('$law: $says', ({ failures }) => {
    expect(failures).toEqual([]);
  });
});

test('every rule case passes', () => {
  const results = runCaseFolder(game, folder('cases'));
  expect(results.length).toBeGreaterThan(0);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
});

test('the recorded playthroughs replay unchanged', () => {
  const checks = checkPlaythroughFolder(game, folder('playthroughs'));
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('both languages have the same keys and placeholders', () => {
  expect(textProblems({ en, de })).toEqual([]);
});
