import { conformance } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { faults } from '../test/faults.ts';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { warOfTheRing } from './game.ts';
import type { State } from './state/state.ts';
import { words } from './text/messageFormat.ts';

// All variants that change legality, at once.
const READINGS = [
  'overstack-trim',
  'retreat-captures',
  'mordor-interior-closed',
  'siege-five-rounds',
  'saruman-southrons-2p',
  'mp-companion-owner',
  '3p-guide-draw',
  '3p-shadow-first',
  '3p-cycle-reset',
];

describe('Conformance laws for War of the Ring', () => {
  const report = conformance(warOfTheRing, {
    optionSets: [{}, { variants: READINGS }],
    // `npm run test:long` checks four times as many positions of the same matches.
    samples: process.env.LONG_TESTS === '1' ? 400 : 100,
    texts: { words, bundles: { en, de } },
    editing: { isPossible: (state: State) => faults(state).length === 0 },
  });

  test('the report covers at least ten thousand random actions', () => {
    expect(report.actions).toBeGreaterThanOrEqual(10_000);
  });

  test.each(report.laws)('$law: $says', ({ failures }) => {
    expect(failures).toEqual([]);
  });
});
