import { fileURLToPath } from 'node:url';
import { conformance } from '@tessera/testkit';
import { checkPlaythroughFolder, runCaseFolder } from '@tessera/testkit/files';
import { textProblems } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { party } from './game.ts';
import { words } from './messageFormat.ts';

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

describe('laws of every game', () => {
  const report = conformance(party, {
    seats: [1, 2, 4],
    optionSets: [{}, { sees: 'name', edition: '2014' }, { sees: 'health' }],
    limit: 300,
    // Names and numbers are unbounded, so the list holds examples.
    editing: { isUnlisted: () => true },
    texts: { words, bundles: { en, de } },
  });

  test.each(report.laws)('$law: $says', ({ failures }) => {
    expect(failures).toEqual([]);
  });
});

test('every rule case passes', () => {
  const results = runCaseFolder(party, folder('cases'));
  expect(results.length).toBeGreaterThan(0);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
});

test('the recorded playthroughs replay unchanged', () => {
  const checks = checkPlaythroughFolder(party, folder('playthroughs'));
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('both languages have the same keys and placeholders', () => {
  expect(textProblems({ en, de })).toEqual([]);
});
