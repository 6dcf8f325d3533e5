import { expect, test } from 'vitest';
import { campaignDifferences } from './campaignReference.mjs';
import { referenceFolder } from './reference.mjs';

const folder = referenceFolder();
const WHY_NOT = 'the reference is not beside the repository: nothing to compare';

/** Differences in form, and corrected errors of the reference; see the rulings in the README. */
const KNOWN = [
  'city-08',
  'city-15',
  'city-19',
  'city-39',
  'city-41',
  'road-28',
  'scenario 36',
  'scenario 50',
  'scenario 92',
];

test('events, locations, quests and classes of the campaign match the reference', ({ skip }) => {
  if (folder === undefined) {
    console.log(`skipped: ${WHY_NOT}`);
    skip(WHY_NOT);
    return;
  }
  const { facts, differences } = campaignDifferences(`${folder}/data`);
  const where = differences.map(
    (line) => /^. ((?:city|road)-\d+|scenario \d+|class \S+|quest \d+)/.exec(line)?.[1] ?? line,
  );
  expect(facts).toBeGreaterThan(1500);
  expect([...new Set(where)].sort()).toEqual(KNOWN);
});
