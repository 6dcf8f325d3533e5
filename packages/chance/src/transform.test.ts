import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeat, sum } from './combine.ts';
import { approximate, constant, die, fromWeights, uniform } from './distribution.ts';
import { atLeast, atMost, expectation, probability, weightWhere } from './query.ts';
import { Rational } from './rational.ts';
import { andThen, condition, map, mixture } from './transform.ts';

const small = fc
  .array(fc.tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 6 })
  .map(fromWeights);

describe('map', () => {
  it('adds up outcomes that become equal', () => {
    expect(map(die(6), (face) => (face >= 5 ? 'hit' : 'miss'))).toEqual(
      fromWeights([
        ['hit', 2],
        ['miss', 4],
      ]),
    );
  });

  it('moves every case and loses none', () => {
    fc.assert(
      fc.property(small, fc.func(fc.integer({ min: 0, max: 3 })), (d, read) => {
        const mapped = map(d, read);
        expect(mapped.total).toBe(d.total);
        for (const outcome of mapped.outcomes) {
          expect(weightWhere(mapped, (x) => x === outcome)).toBe(weightWhere(d, (x) => read(x) === outcome));
        }
      }),
    );
  });
});

describe('condition', () => {
  it('keeps the cases in which the condition holds', () => {
    expect(condition(repeat(die(6), 2), atLeast(10))).toMatchObject({
      outcomes: [10, 11, 12],
      weights: [3, 2, 1],
      total: 6,
    });
  });

  it('divides by the probability of the condition', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: -8, max: 8 }), (d, threshold) => {
        fc.pre(d.outcomes.some((outcome) => outcome >= threshold));
        const known = condition(d, atLeast(threshold));
        expect(probability(known, atLeast(threshold))).toEqual(Rational.of(1));
        const both = exact(probability(d, (x) => x >= threshold && x % 2 === 0));
        expect(probability(known, (x) => x % 2 === 0)).toEqual(
          Rational.divide(both, exact(probability(d, atLeast(threshold)))),
        );
      }),
    );
  });

  it('normalizes doubles', () => {
    expect(condition(approximate(die(6)), atMost(2)).weights).toEqual([0.5, 0.5]);
  });

  it('is an error if the condition is impossible', () => {
    expect(() => condition(die(6), atLeast(7))).toThrow(expect.objectContaining({ code: 'impossible-condition' }));
  });
});

describe('andThen', () => {
  it('counts both over their least common total', () => {
    const d = andThen(
      fromWeights([
        [2, 1],
        [3, 1],
      ]),
      die,
    );
    expect(d).toMatchObject({ outcomes: [1, 2, 3], weights: [5, 5, 2], total: 12 });
  });

  it('obeys the law of total expectation', () => {
    const stages = fc.array(small, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(stages, (list) => {
        const both = andThen(uniform(list.map((_, at) => at)), (at) => list[at]!);
        const mean = Rational.divide(
          list.map((d) => exact(expectation(d))).reduce(Rational.add),
          Rational.of(list.length),
        );
        expect(expectation(both)).toEqual(mean);
      }),
    );
  });

  it('equals the sum if the second variable is independent of the first', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(andThen(a, (x) => map(b, (y) => x + y))).toEqual(sum(a, b));
      }),
    );
  });

  it('is associative, also beyond safe integers', () => {
    const next = (x: number) => map(repeat(die(6), 15), (y) => (x + y) % 7);
    const left = andThen(andThen(die(3), next), next);
    const right = andThen(die(3), (x) => andThen(next(x), next));
    expect(left).toMatchObject({ exact: true, scale: 'bigint' });
    expect(left).toEqual(right);
  });

  it('is in doubles if a stage is', () => {
    const d = andThen(die(2), (x) => (x === 1 ? approximate(die(2)) : constant(2)));
    expect(d).toMatchObject({ exact: false, weights: [0.25, 0.75] });
  });
});

describe('mixture', () => {
  it('takes each part in proportion to its weight', () => {
    expect(
      mixture([
        [constant('a'), 3],
        [uniform(['a', 'b']), 1],
      ]),
    ).toEqual(
      fromWeights([
        ['a', 7],
        ['b', 1],
      ]),
    );
  });

  it('is an error if all weights are zero', () => {
    expect(() => mixture([[die(6), 0]])).toThrow(expect.objectContaining({ code: 'no-outcomes' }));
  });
});

function exact(quantity: Rational | number): Rational {
  if (typeof quantity === 'number') throw new Error('expected an exact result');
  return quantity;
}
