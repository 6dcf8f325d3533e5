import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combine, maximum, minimum, repeat, sum } from './combine.ts';
import { approximate, constant, type Distribution, die, fromWeights } from './distribution.ts';
import { expectation, probabilities } from './query.ts';
import { Rational } from './rational.ts';

const small = fc
  .array(fc.tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 6 })
  .map(fromWeights);

describe('sum', () => {
  it('of two dice is the familiar triangle', () => {
    expect(sum(die(6), die(6))).toMatchObject({
      outcomes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      weights: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
      total: 36,
    });
  });

  it('equals enumeration of every pair', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(sum(a, b)).toEqual(listed(a, b, (x, y) => x + y));
      }),
    );
  });

  it('of far-flung outcomes equals enumeration of every pair', () => {
    const far = fromWeights([
      [0, 1],
      [1_000_000_000, 2],
      [-5, 3],
    ]);
    expect(sum(far, die(3))).toEqual(listed(far, die(3), (x, y) => x + y));
  });

  it('has the sum of the expectations', () => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        const parts = [a, b, c].map((d) => exact(expectation(d)));
        expect(expectation(sum(a, b, c))).toEqual(parts.reduce(Rational.add));
      }),
    );
  });
});

describe('maximum and minimum', () => {
  it('equal enumeration of every pair', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(maximum(a, b)).toEqual(listed(a, b, Math.max));
        expect(minimum(a, b)).toEqual(listed(a, b, Math.min));
      }),
    );
  });

  it('of three dice follow the cube law: k^3 - (k-1)^3 ways to a maximum of k', () => {
    expect(maximum(die(6), die(6), die(6)).weights).toEqual([1, 7, 19, 37, 61, 91]);
    expect(minimum(die(6), die(6), die(6)).weights).toEqual([91, 61, 37, 19, 7, 1]);
  });
});

describe('combine', () => {
  it('can return any outcome', () => {
    const pair = combine(
      die(2),
      fromWeights([
        ['a', 1],
        ['b', 2],
      ]),
      (n, letter) => ({ n, letter }),
    );
    expect(pair).toMatchObject({ total: 6, outcomes: expect.arrayContaining([{ n: 2, letter: 'b' }]) });
  });
});

describe('repeat', () => {
  it('equals summing one by one', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 9 }), (d, times) => {
        expect(repeat(d, times)).toEqual(new Array<Distribution>(times).fill(d).reduce((a, b) => sum(a, b)));
      }),
    );
  });

  it('zero times is zero', () => {
    expect(repeat(die(6), 0)).toEqual(constant(0));
  });

  it('stays exact in bigints beyond safe integers', () => {
    const many = repeat(die(6), 100);
    expect(many).toMatchObject({ scale: 'bigint', exact: true, total: 6n ** 100n });
    expect(many.weights[0]).toBe(1n);
    expect(many.weights[1]).toBe(100n);
    expect(expectation(many)).toEqual(Rational.of(350));
  });

  it('continues in doubles beyond 2^1024 cases and reports exact: false', () => {
    const many = repeat(die(2), 2000);
    expect(many).toMatchObject({ scale: 'double', exact: false, total: 1 });
    expect(expectation(many)).toBeCloseTo(3000, 8);
    // The middle term by Stirling's series to the second order.
    const middle = new Map(probabilities(many)).get(3000)!;
    expect(middle).toBeCloseTo(Math.sqrt(1 / (Math.PI * 1000)) * (1 - 1 / 8000), 9);
  });

  it('keeps doubles close to the exact result', () => {
    const exactly = probabilities(repeat(die(6), 40));
    const nearly = new Map(probabilities(repeat(approximate(die(6)), 40)));
    expect(exactly).toHaveLength(201);
    for (const [outcome, p] of exactly) expect(nearly.get(outcome)! / p).toBeCloseTo(1, 12);
  });

  it.each([
    ['bad-count', () => repeat(die(6), -1)],
    ['bad-count', () => repeat(die(6), 1.5)],
    ['too-large', () => repeat(die(10_000), 4)],
  ])('refuses with %s', (code, attempt) => {
    expect(attempt).toThrow(expect.objectContaining({ code }));
  });
});

function listed(a: Distribution, b: Distribution, outcome: (x: number, y: number) => number): Distribution {
  return fromWeights(
    a.outcomes.flatMap((x, i) =>
      b.outcomes.map((y, j) => [outcome(x, y), Number(a.weights[i]) * Number(b.weights[j])] as const),
    ),
  );
}

function exact(quantity: Rational | number): Rational {
  if (typeof quantity === 'number') throw new Error('expected an exact result');
  return quantity;
}
