import { conformance } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { isPossible } from '../test/possible.ts';
import { gloomhaven } from './game.ts';

/** A way may be drawn step by step, and an area laid where it takes the same figures: too many to list. */
const UNLISTED = ['move', 'area', 'cards'];
const editing = {
  isPossible,
  isUnlisted: (choice: object) => 'type' in choice && UNLISTED.includes(String(choice.type)),
};

describe('Gloomhaven keeps the laws of every game', () => {
  const report = conformance(gloomhaven, { seats: [2, 4], actions: 4000, samples: 60, editing });
  test.each(report.laws)('$law: $says', ({ failures }) => expect(failures).toEqual([]));
});
