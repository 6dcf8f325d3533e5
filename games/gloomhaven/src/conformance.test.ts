import { conformance } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { isPossible } from '../test/possible.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { gloomhaven } from './game.ts';
import { words } from './words.ts';

/** A way may be drawn step by step, and an area laid where it takes the same figures: too many to list. */
const UNLISTED = ['move', 'area', 'cards'];
const editing = {
  isPossible,
  isUnlisted: (choice: object) => 'type' in choice && UNLISTED.includes(String(choice.type)),
};

describe('Gloomhaven keeps the laws of every game', () => {
  const report = conformance(gloomhaven, {
    seats: [2, 4],
    actions: 4000,
    samples: 60,
    editing,
    texts: { words, bundles: { en, de } },
  });
  test.each(report.laws)('$law: $says', ({ failures }) => expect(failures).toEqual([]));
});
