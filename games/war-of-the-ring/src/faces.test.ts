import { expect, test } from 'vitest';
import { faceFor, hitsIn } from './battle/battle.ts';

const FACES = [1, 2, 3, 4, 5, 6];

test('faceFor is the lowest face that hits, with any modifier (R 9.4.1)', () => {
  for (const needs of [5, 6]) {
    for (let bonus = -3; bonus <= 6; bonus++) {
      const lowest = FACES.find((face) => hitsIn([face], needs, bonus) === 1);
      expect(faceFor(needs, bonus), `${needs}+ with ${bonus}`).toBe(lowest);
    }
  }
});
