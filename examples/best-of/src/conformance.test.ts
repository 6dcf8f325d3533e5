import { gomoku } from '@tessera/gomoku';
import { liarsDice } from '@tessera/liars-dice';
import { conformance } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { bestOf } from './game.ts';
import { words } from './messageFormat.ts';

describe('conformance of best-of', () => {
  const report = conformance(bestOf, {
    actions: 1_000,
    optionSets: [{}, { game: 'liars-dice', wins: 3 }],
    opened: [gomoku, liarsDice],
    texts: { words, bundles: { en, de } },
  });

  test('plays games as sub-matches', () => {
    expect(report.laws.find(({ law }) => law === 'opens')?.checked).toBeGreaterThan(100);
  });

  test.each(report.laws)('$law: $says', ({ failures }) => {
    expect(failures).toEqual([]);
  });
});
