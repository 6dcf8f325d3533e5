import { conformance } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from './game.ts';

describe('War of the Ring keeps the laws of every game', () => {
  const report = conformance(warOfTheRing, {});

  test('at least ten thousand random actions were played', () => {
    expect(report.actions).toBeGreaterThanOrEqual(10_000);
  });

  test.each(report.laws)('$law: $says', ({ failures }) => {
    expect(failures).toEqual([]);
  });
});
