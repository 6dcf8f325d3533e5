import { gloomhaven } from '@tessera/gloomhaven';
import { conformance } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { isPossible } from '../test/possible.ts';
import { campaignDe } from '../texts/de/index.ts';
import { campaignEn } from '../texts/en/index.ts';
import { campaign } from './game.ts';
import { campaignWords } from './messageFormat.ts';

/** Names are free text. */
const editing = {
  isPossible,
  isUnlisted: (action: object) => 'type' in action && (action.type === 'create' || action.type === 'rename'),
};

describe('campaign conformance', () => {
  const report = conformance(campaign, {
    actions: 1_500,
    samples: 60,
    seats: [1, 2, 4],
    optionSets: [{}, { preset: 'spec', scenarios: 3 }],
    limit: 300,
    editing,
    opened: [gloomhaven],
    texts: { words: campaignWords, bundles: { en: campaignEn, de: campaignDe } },
  });

  test('random play breaks no match', () => {
    expect(report.matches.broken).toBe(0);
  });

  test.each(report.laws)('$law: $says', ({ failures }) => expect(failures).toEqual([]));
});
