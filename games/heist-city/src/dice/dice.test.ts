import * as chance from '@tessera/chance';
import { fastChance, ScriptedChance } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Variant } from '../state/variants.ts';
import {
  all2d6Outcomes,
  damageSpread,
  expectedSuccessMargin,
  hits,
  pHit,
  preventedDamage,
  probability2d6,
  pSave,
  residual,
  roll2d6,
  rollVsTarget,
  waysAtLeast,
} from './dice.ts';

const under = (...variants: Variant[]) => ({ variants });
const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 2);

/** R 18.5, per number: ways out of 36 to reach it, the mean margin, ways to beat it, the mean margin of those. */
const TABLE_18_5 = [
  [2, 36, 5, 35, 36 / 7],
  [3, 35, 29 / 7, 33, 145 / 33],
  [4, 33, 112 / 33, 30, 56 / 15],
  [5, 30, 41 / 15, 26, 41 / 13],
  [6, 26, 28 / 13, 21, 8 / 3],
  [7, 21, 5 / 3, 15, 7 / 3],
  [8, 15, 4 / 3, 10, 2],
  [9, 10, 1, 6, 5 / 3],
  [10, 6, 2 / 3, 3, 4 / 3],
  [11, 3, 1 / 3, 1, 1],
  [12, 1, 0, 0, 0],
  [13, 0, 0, 0, 0],
] as const;

/** R 18.6, per needed save: the damage left of 1 to 7, out of 36. */
const TABLE_18_6: Readonly<Record<number, readonly number[]>> = {
  4: [3, 9, 19, 34, 55, 81, 111],
  5: [6, 16, 31, 52, 78, 108, 141],
  6: [10, 25, 46, 72, 102, 135, 170],
  7: [15, 36, 62, 92, 125, 160, 196],
  8: [21, 47, 77, 110, 145, 181, 217],
  9: [26, 56, 89, 124, 160, 196, 232],
  10: [30, 63, 98, 134, 170, 206, 242],
  11: [33, 68, 104, 140, 176, 212, 248],
  12: [35, 71, 107, 143, 179, 215, 251],
  13: [36, 72, 108, 144, 180, 216, 252],
};

describe('probability2d6', () => {
  it('probability2d6 is 1 for a total of 2 or less (D1)', () => {
    for (const target of [2, 1, 0, -3]) expect(probability2d6(target)).toBe(1);
  });

  it('probability2d6 is 21 in 36 for 7 and 1 in 36 for 12 (D2, D3)', () => {
    expect(probability2d6(7)).toBe(21 / 36);
    expect(probability2d6(12)).toBe(1 / 36);
  });

  it('probability2d6 is 0 for 13 and more (D4)', () => {
    expect(probability2d6(13)).toBe(0);
    expect(probability2d6(20)).toBe(0);
  });

  it('expectedSuccessMargin is the mean margin (D6)', () => {
    expect([2, 7, 9, 12, 13].map((target) => expectedSuccessMargin(target))).toEqual([5, 5 / 3, 1, 0, 0]);
  });

  it.each(TABLE_18_5)(
    'probability and margin equal the table for %i (R 18.5)',
    (target, atLeast, margin, above, strictMargin) => {
      expect(waysAtLeast(target)).toBe(atLeast);
      expect(probability2d6(target) * 36).toBeCloseTo(atLeast, 12);
      expect(expectedSuccessMargin(target)).toBeCloseTo(margin, 12);
      expect(probability2d6(target, under('prob-strict')) * 36).toBeCloseTo(above, 12);
      expect(expectedSuccessMargin(target, under('margin-strict'))).toBeCloseTo(strictMargin, 12);
    },
  );

  it('probability2d6 equals the share of outcomes that reach the total (D8)', () => {
    for (const target of NUMBERS) {
      const reached = all2d6Outcomes().filter(({ total }) => total >= target).length;
      expect(probability2d6(target)).toBe(reached / 36);
    }
  });

  it('probability2d6 equals the exact value of the chance package', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 20 }), (target) => {
        expect(probability2d6(target)).toBe(chance.Rational.toNumber(chance.probability2d6(target)));
      }),
    );
  });

  it('probability2d6 never rises with the total (D9)', () => {
    for (const target of NUMBERS) expect(probability2d6(target + 1)).toBeLessThanOrEqual(probability2d6(target));
  });
});

describe('Rolls', () => {
  it('roll2d6 gives the same rolls for the same seed (D9)', () => {
    const rolls = (seed: number) => {
      const chance = fastChance(seed);
      return Array.from({ length: 20 }, () => roll2d6(chance));
    };
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls(7)).not.toEqual(rolls(8));
  });

  it.each([
    [[5, 3], true, 1],
    [[4, 3], false, 0],
    [[1, 1], false, -5],
  ] as const)('rollVsTarget of %j against 7 has success %s and margin %i (D7)', ([dice1, dice2], success, margin) => {
    const chance = new ScriptedChance([dice1, dice2]);
    expect(rollVsTarget(chance, 7)).toEqual({ result: { dice1, dice2, total: dice1 + dice2 }, success, margin });
  });
});

describe('Attack roll', () => {
  it('an attack roll hits above its number, not at it (R 2.2)', () => {
    expect(hits(7, 7)).toBe(false);
    expect(hits(7, 8)).toBe(true);
  });

  it('under hit-gte an attack roll hits at its number', () => {
    expect(hits(7, 7, under('hit-gte'))).toBe(true);
    expect(pHit(7, under('hit-gte'))).toBe(21 / 36);
  });

  it('under natural-extremes an attack roll always hits on 12 and never on 2', () => {
    expect(hits(14, 12, under('natural-extremes'))).toBe(true);
    expect(hits(1, 2, under('natural-extremes'))).toBe(false);
    expect(hits(14, 12)).toBe(false);
    expect(hits(1, 2)).toBe(true);
  });

  it('an attack roll hits numbers 5 to 10 in 26, 21, 15, 10, 6, 3 of 36 (E1)', () => {
    expect([5, 6, 7, 8, 9, 10].map((number) => Math.round(pHit(number) * 36))).toEqual([26, 21, 15, 10, 6, 3]);
  });

  it('pHit equals the share of hitting outcomes under every variant', () => {
    for (const rules of READINGS) {
      for (let number = -1; number <= 15; number++) {
        const hitting = all2d6Outcomes().filter(({ total }) => hits(number, total, rules)).length;
        expect(pHit(number, rules)).toBe(hitting / 36);
      }
    }
  });
});

describe('Save', () => {
  it('a save prevents one point at the needed total, plus one per point above (R 10.2)', () => {
    expect([6, 7, 8, 12].map((total) => preventedDamage(7, total))).toEqual([0, 1, 2, 6]);
  });

  it('under natural-extremes a save always prevents damage on 12 and never on 2', () => {
    expect(preventedDamage(15, 12, under('natural-extremes'))).toBe(1);
    expect(preventedDamage(10, 12, under('natural-extremes'))).toBe(3);
    expect(preventedDamage(2, 2, under('natural-extremes'))).toBe(0);
    expect(preventedDamage(2, 2)).toBe(1);
  });

  it('pSave equals the share of preventing outcomes under every variant', () => {
    for (const rules of READINGS) {
      for (let needed = -1; needed <= 15; needed++) {
        const saving = all2d6Outcomes().filter(({ total }) => preventedDamage(needed, total, rules) > 0).length;
        expect(pSave(needed, rules)).toBe(saving / 36);
      }
    }
  });
});

describe('residual', () => {
  it.each(Object.entries(TABLE_18_6))('residual equals the table for a save that needs %s (R 18.6)', (needed, row) => {
    expect(row.map((_, i) => Math.round(residual(i + 1, Number(needed)) * 36))).toEqual(row);
    for (const [i, left] of row.entries()) expect(residual(i + 1, Number(needed))).toBe(left / 36);
  });

  it('residual lies between 0 and the damage, and rises with the damage and the needed save (E8)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: -2, max: 16 }), (damage, needed) => {
        const left = residual(damage, needed);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(damage);
        expect(residual(damage + 1, needed)).toBeGreaterThanOrEqual(left);
        expect(residual(damage, needed + 1)).toBeGreaterThanOrEqual(left);
      }),
    );
  });

  it('residual equals the mean over all outcomes under every variant, also beyond the tables', () => {
    for (const rules of READINGS) {
      for (const damage of [0, 1, 4, 12, 15]) {
        for (const needed of [-3, 1, 2, 7, 13, 16]) {
          const lefts = all2d6Outcomes().map(({ total }) =>
            Math.max(0, damage - preventedDamage(needed, total, rules)),
          );
          expect(residual(damage, needed, rules)).toBeCloseTo(lefts.reduce((sum, left) => sum + left, 0) / 36, 12);
          expect(damageSpread(damage, needed, rules).reduce((sum, count) => sum + count, 0)).toBe(36);
        }
      }
    }
  });

  it('residual differs from damage minus mean prevention, which is negative for 2 against a save on 6 (E9)', () => {
    const shortcut = 2 - pSave(6) * (1 + expectedSuccessMargin(6));
    expect(shortcut).toBeCloseTo(-5 / 18, 12);
    expect(residual(2, 6)).toBe(25 / 36);
  });
});

const READINGS = [under(), under('hit-gte'), under('natural-extremes'), under('hit-gte', 'natural-extremes')];
