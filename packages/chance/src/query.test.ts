import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeat } from './combine.ts';
import { approximate, constant, die, fromWeights, uniform } from './distribution.ts';
import {
  atLeast,
  atMost,
  expectation,
  modes,
  oneOf,
  probabilities,
  probability,
  quantile,
  standardDeviation,
  variance,
  weightWhere,
} from './query.ts';
import { Rational } from './rational.ts';

const small = fc
  .array(fc.tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 6 })
  .map(fromWeights);
const twoDice = repeat(die(6), 2);

describe('probability', () => {
  it('counts cases: 21 of 36 for at least seven on two dice', () => {
    expect(weightWhere(twoDice, atLeast(7))).toBe(21);
    expect(twoDice.total).toBe(36);
    expect(probability(twoDice, atLeast(7))).toEqual(Rational.of(21, 36));
  });

  it('is 1 for everything and 0 for nothing', () => {
    expect(probability(twoDice, () => true)).toEqual(Rational.of(1));
    expect(probability(twoDice, () => false)).toEqual(Rational.of(0));
  });

  it('is exact in bigints and a double in doubles', () => {
    expect(probability(repeat(die(6), 30), atMost(31))).toEqual(Rational.of(31n, 6n ** 30n));
    expect(probability(approximate(die(4)), oneOf(1, 3))).toBe(0.5);
  });

  it('of a condition and its opposite add up to 1', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: -9, max: 9 }), (d, threshold) => {
        const [yes, no] = [probability(d, atLeast(threshold)), probability(d, atMost(threshold - 1))];
        expect(Rational.toNumber(yes) + Rational.toNumber(no)).toBeCloseTo(1, 12);
        expect(weightWhere(d, atLeast(threshold))).toBe(
          Number(d.total) - Number(weightWhere(d, atMost(threshold - 1))),
        );
      }),
    );
  });

  it('probabilities lists all outcomes as doubles for a chart', () => {
    expect(
      probabilities(
        fromWeights([
          ['hit', 1],
          ['miss', 3],
        ]),
      ),
    ).toEqual([
      ['hit', 0.25],
      ['miss', 0.75],
    ]);
  });
});

describe('expectation and variance', () => {
  it('of a die are (n+1)/2 and (n^2-1)/12', () => {
    for (const sides of [1, 2, 6, 20, 100]) {
      expect(expectation(die(sides))).toEqual(Rational.of(sides + 1, 2));
      expect(variance(die(sides))).toEqual(Rational.of(sides ** 2 - 1, 12));
    }
  });

  it('add up over independent dice', () => {
    expect(variance(repeat(die(6), 10))).toEqual(Rational.of(350, 12));
    expect(standardDeviation(repeat(die(6), 12))).toBeCloseTo(Math.sqrt(35), 12);
  });

  it('are doubles for values that are not integers', () => {
    expect(expectation(uniform(['half', 'none']), (card) => (card === 'half' ? 0.5 : 0))).toBe(0.25);
    expect(variance(uniform(['half', 'none']), (card) => (card === 'half' ? 0.5 : 0))).toBe(0.0625);
  });

  it('in doubles agree with the exact ones', () => {
    fc.assert(
      fc.property(small, (d) => {
        expect(expectation(approximate(d))).toBeCloseTo(Rational.toNumber(expectation(d)), 10);
        expect(variance(approximate(d))).toBeCloseTo(Rational.toNumber(variance(d)), 10);
      }),
    );
  });
});

describe('quantile', () => {
  it('is the least outcome not exceeded with that probability', () => {
    expect(quantile(twoDice, 0.5)).toBe(7);
    expect(quantile(die(10), 0.1)).toBe(1);
    expect(quantile(die(10), 0.11)).toBe(2);
    expect(quantile(die(10), Rational.of(1, 10))).toBe(1);
    expect(quantile(die(10), Rational.of(101, 1000))).toBe(2);
    expect([quantile(die(6), 0), quantile(die(6), 1)]).toEqual([1, 6]);
    expect(quantile(approximate(die(7)), 1)).toBe(7);
  });

  it('is reached with the share and not before', () => {
    const share = fc.tuple(fc.nat(60), fc.integer({ min: 60, max: 90 })).map(([n, d]) => Rational.of(n, d));
    fc.assert(
      fc.property(small, share, (d, wanted) => {
        const found = quantile(d, wanted);
        const reaches = (x: number) =>
          Rational.toNumber(probability(d, atMost(x))) >= Rational.toNumber(wanted) - 1e-12;
        expect(reaches(found)).toBe(true);
        for (const lower of d.outcomes.filter((x) => x < found)) {
          expect(Rational.toNumber(probability(d, atMost(lower)))).toBeLessThan(Rational.toNumber(wanted));
        }
      }),
    );
  });

  it.each([[-0.1], [1.1], [Number.NaN]])('refuses a share of %s', (share) => {
    expect(() => quantile(die(6), share)).toThrow(expect.objectContaining({ code: 'bad-share' }));
  });
});

describe('modes', () => {
  it('are the likeliest outcomes', () => {
    expect(modes(twoDice)).toEqual([7]);
    expect(modes(repeat(die(6), 3))).toEqual([10, 11]);
    expect(modes(constant('sure'))).toEqual(['sure']);
    expect(modes(repeat(die(6), 41))).toEqual([143, 144]);
  });
});
