import { ABILITIES, blankRecord, SCORE_POINTS, STANDARD_ARRAY, scoreCost, scoresProblem } from '@tessera/fifth-edition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignScore, dealt, methodOf, rolledTotals, spentOn } from './scores.ts';

const array = dealt(STANDARD_ARRAY, ['DEX', 'CHA']);

describe('base scores', () => {
  it('scoreCost returns the costs of the point-buy table', () => {
    expect([7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map(scoreCost)).toEqual([
      undefined,
      0,
      1,
      2,
      3,
      4,
      5,
      7,
      9,
      undefined,
    ]);
  });

  it('the standard array costs exactly all points', () => {
    expect(spentOn(array)).toBe(SCORE_POINTS);
    expect(scoresProblem('pointBuy', array)).toBeUndefined();
    expect(scoresProblem('standardArray', array)).toBeUndefined();
  });

  it('dealt gives the highest score to the first ability', () => {
    expect(array).toEqual({ STR: 13, DEX: 15, CON: 12, INT: 10, WIS: 8, CHA: 14 });
  });

  it.each([
    ['pointBuy', { ...array, DEX: 16 }, 'notForSale'],
    ['pointBuy', { ...array, WIS: 15 }, 'tooDear'],
    ['pointBuy', { ...array, DEX: 14 }, 'pointsLeft'],
    ['standardArray', { ...array, DEX: 14 }, 'notTheArray'],
  ] as const)('scoresProblem reports scores that break the rules of %s', (method, scores, code) => {
    expect(scoresProblem(method, scores)?.code).toBe(code);
  });

  it('scoresProblem accepts rolled and manual scores', () => {
    expect(scoresProblem('rolled', { ...array, STR: 3 })).toBeUndefined();
    expect(scoresProblem('manual', { ...array, STR: 30 })).toBeUndefined();
  });

  it('rolledTotals drops the lowest of four dice', () => {
    expect(
      rolledTotals([
        [6, 5, 4, 1],
        [3, 3, 3, 3],
      ]),
    ).toEqual([15, 9]);
  });

  it('methodOf returns undefined until scores are set', () => {
    const blank = blankRecord({ id: 'x', name: '', edition: '2024' });
    expect(methodOf(blank)).toBeUndefined();
    expect(methodOf({ ...blank, baseAbilities: array })).toBe('manual');
    expect(methodOf({ ...blank, abilityMethod: 'rolled' })).toBe('rolled');
  });

  it('assigned keeps the same totals in any order of assignments', () => {
    const six = fc.array(fc.integer({ min: 3, max: 18 }), { minLength: 6, maxLength: 6 });
    const moves = fc.array(fc.tuple(fc.constantFrom(...ABILITIES), fc.nat(5)), { maxLength: 20 });
    fc.assert(
      fc.property(six, moves, (totals, wishes) => {
        const scores = wishes.reduce(
          (now, [ability, index]) => assignScore(now, ability, totals[index] ?? 10),
          dealt(totals, []),
        );
        expect(Object.values(scores).toSorted()).toEqual(totals.toSorted());
      }),
    );
  });
});
