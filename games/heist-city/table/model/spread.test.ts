import { actionOdds, declareAttack, items, rollsOf, STANCES, unitOf } from '@tessera/heist-city';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { acting, seen } from '../../test/counselled.ts';
import { atLeast, woundSpread } from './spread.ts';

const BRAIN = unitOf(1, 'brain');
const weapons = items.filter(({ type }) => type === 'ranged' || type === 'melee');

it('woundSpread agrees with the odds of the engine and adds up to one', () => {
  const standing = STANCES.filter((stance) => stance !== 'unconscious');
  fc.assert(
    fc.property(
      fc.constantFrom(...weapons),
      fc.constantFrom('overt', 'hidden', 'disguised'),
      fc.constantFrom(...standing),
      fc.integer({ min: 0, max: 6 }),
      (weapon, stance, targetStance, wounds) => {
        const state = acting(2, {
          ninja: { at: [0, 0], stance, items: weapon.id === 'fist' ? [] : [weapon.id] },
          'enemy-brain': {
            at: [1, 0],
            stance: targetStance,
            wounds: targetStance === 'stunned' ? 0 : Math.max(1, wounds),
          },
        });
        const view = seen(state);
        const attack = declareAttack(view, 2, BRAIN, weapon.id, weapon.type === 'melee' ? 'melee' : 'ranged');
        const spread = woundSpread(view, attack, rollsOf(view, attack));
        const mean = spread.reduce((sum, chance, n) => sum + chance * n, 0);
        expect(spread.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(mean).toBeCloseTo(actionOdds(view, attack).damage, 9);
        const chances = atLeast(spread).map(({ chance }) => chance);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      },
    ),
    { numRuns: 60 },
  );
});
