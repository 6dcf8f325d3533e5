import { conformance } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { warOfTheRing } from './game.ts';
import { words } from './words.ts';

describe('War of the Ring keeps the laws of every game', () => {
  const report = conformance(warOfTheRing, { texts: { words, bundles: { en, de } } });

  test('at least ten thousand random actions were played', () => {
    expect(report.actions).toBeGreaterThanOrEqual(10_000);
  });

  test.each(report.laws)('$law: $says', ({ failures }) => {
    expect(failures).toEqual([]);
  });
});
