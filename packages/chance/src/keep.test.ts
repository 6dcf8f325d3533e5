import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeat } from './combine.ts';
import { advantage, disadvantage } from './dice.ts';
import { approximate, constant, type Distribution, die, fromWeights } from './distribution.ts';
import { keepHighest, keepLowest } from './keep.ts';
import { expectation, probabilities } from './query.ts';
import { Rational } from './rational.ts';

const small = fc
  .array(fc.tuple(fc.integer({ min: -4, max: 9 }), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 5 })
  .map(fromWeights);

describe('keepHighest and keepLowest', () => {
  it('the best three of four six-siders are the well-known ability scores', () => {
    expect(keepHighest(4, 3, 6)).toMatchObject({
      outcomes: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
      weights: [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21],
      total: 1296,
    });
    expect(expectation(keepHighest(4, 3, 6))).toEqual(Rational.of(15869, 1296));
  });

  it('equal enumeration of every combination', () => {
    const pool = fc.integer({ min: 1, max: 4 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count)));
    fc.assert(
      fc.property(small, pool, (d, [count, keep]) => {
        expect(keepHighest(count, keep, d)).toEqual(listed(d, count, (rolled) => rolled.slice(count - keep)));
        expect(keepLowest(count, keep, d)).toEqual(listed(d, count, (rolled) => rolled.slice(0, keep)));
      }),
    );
  });

  it('one of two is advantage and disadvantage, all of them the sum, none of them zero', () => {
    expect(keepHighest(2, 1, 20)).toEqual(advantage(20));
    expect(keepLowest(2, 1, 20)).toEqual(disadvantage(20));
    expect(keepHighest(5, 5, 6)).toEqual(repeat(die(6), 5));
    expect(keepLowest(0, 0, 6)).toEqual(constant(0));
    expect(keepHighest(3, 0, 6).outcomes).toEqual([0]);
  });

  it('highest and lowest of a pool together are all of it', () => {
    const [high, low] = [expectation(keepHighest(30, 11, 6)), expectation(keepLowest(30, 19, 6))];
    expect(keepHighest(30, 11, 6).scale).toBe('bigint');
    expect(Rational.toNumber(high) + Rational.toNumber(low)).toBeCloseTo(105, 10);
  });

  it('doubles agree with the exact result', () => {
    const nearly = new Map(probabilities(keepHighest(8, 3, approximate(die(6)))));
    const exactly = probabilities(keepHighest(8, 3, 6));
    expect(exactly).toHaveLength(16);
    for (const [outcome, p] of exactly) expect(nearly.get(outcome)! / p).toBeCloseTo(1, 12);
  });

  it.each([
    ['bad-count', () => keepHighest(3, 4, 6)],
    ['bad-count', () => keepLowest(3, -1, 6)],
    ['bad-count', () => keepLowest(2000, 1, 6)],
    ['too-large', () => keepHighest(500, 250, 100)],
  ])('refuse with %s', (code, attempt) => {
    expect(attempt).toThrow(expect.objectContaining({ code }));
  });
});

function listed(d: Distribution, count: number, kept: (rolled: number[]) => number[]): Distribution {
  let rolls: [number[], number][] = [[[], 1]];
  for (let n = 0; n < count; n++) {
    rolls = rolls.flatMap(([rolled, weight]) =>
      d.outcomes.map((face, at): [number[], number] => [[...rolled, face], weight * Number(d.weights[at])]),
    );
  }
  return fromWeights(
    rolls.map(([rolled, weight]) => {
      const total = kept(rolled.sort((a, b) => a - b)).reduce((sum, face) => sum + face, 0);
      return [total, weight] as const;
    }),
  );
}
