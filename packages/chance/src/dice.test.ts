import { describe, expect, it } from 'vitest';
import { repeat } from './combine.ts';
import { advantage, disadvantage, explode, probability2d6, reroll, successes } from './dice.ts';
import { die, fromWeights } from './distribution.ts';
import { atLeast, atMost, expectation, oneOf, probability } from './query.ts';
import { Rational } from './rational.ts';

describe('two dice against a target', () => {
  it('reach seven in 21 of 36 cases', () => {
    const p = probability2d6(7);
    expect(p).toEqual(Rational.of(21, 36));
    expect(Rational.toString(p, 36)).toBe('21/36');
    expect(Rational.toString(p)).toBe('7/12');
    expect(Rational.toNumber(p)).toBe(21 / 36);
  });

  it('reach each target as often as enumeration says', () => {
    const ways = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((target) => Rational.toString(probability2d6(target), 36));
    expect(ways).toEqual(['36', '35', '33', '30', '26', '21', '15', '10', '6', '3', '1'].map((n) => `${n}/36`));
  });

  it.each([2, 1, 0, -5, Number.NEGATIVE_INFINITY])('always reach %s', (target) => {
    expect(probability2d6(target)).toEqual(Rational.of(1));
  });

  it.each([13, 100, Number.POSITIVE_INFINITY])('never reach %s', (target) => {
    expect(probability2d6(target)).toEqual(Rational.of(0));
  });
});

describe('successes', () => {
  it('are binomial: five dice hitting on 5+', () => {
    // C(5,k) 2^k 4^(5-k)
    expect(successes(5, 6, 5)).toMatchObject({
      outcomes: [0, 1, 2, 3, 4, 5],
      weights: [1024, 2560, 2560, 1280, 320, 32],
      total: 7776,
    });
  });

  it('are certain or impossible for targets beyond the faces', () => {
    expect(successes(3, 6, 1).outcomes).toEqual([3]);
    expect(successes(3, 6, 7).outcomes).toEqual([0]);
    expect(successes(0, 6, 4).outcomes).toEqual([0]);
  });

  it('work with any die', () => {
    const weighted = fromWeights([
      [1, 9],
      [6, 1],
    ]);
    expect(expectation(successes(20, weighted, 6))).toEqual(Rational.of(2));
  });
});

describe('advantage', () => {
  it('reaches t unless both dice miss', () => {
    for (let target = 1; target <= 20; target++) {
      expect(probability(advantage(20), atLeast(target))).toEqual(Rational.of(400 - (target - 1) ** 2, 400));
      expect(probability(disadvantage(20), atLeast(target))).toEqual(Rational.of((21 - target) ** 2, 400));
    }
  });
});

describe('reroll', () => {
  it('of ones, once, leaves a one in 1 of 36 cases', () => {
    expect(reroll(die(6), oneOf(1))).toEqual(
      fromWeights([
        [1, 1],
        [2, 7],
        [3, 7],
        [4, 7],
        [5, 7],
        [6, 7],
      ]),
    );
  });

  it('each further time multiplies the bad rest', () => {
    for (const times of [0, 1, 2, 5]) {
      expect(probability(reroll(die(6), atMost(2), times), atMost(2))).toEqual(Rational.of(1, 3 ** (times + 1)));
    }
  });

  it('until-good never leaves a bad face', () => {
    expect(reroll(die(6), atMost(2), 'until-good')).toEqual(
      fromWeights([
        [3, 1],
        [4, 1],
        [5, 1],
        [6, 1],
      ]),
    );
  });

  it('until-good is an error if every face is bad', () => {
    expect(() => reroll(die(6), () => true, 'until-good')).toThrow(
      expect.objectContaining({ code: 'impossible-condition' }),
    );
    expect(() => reroll(die(6), oneOf(1), -1)).toThrow(expect.objectContaining({ code: 'bad-count' }));
  });
});

describe('explode', () => {
  it('adds one more roll per time, up to the cap', () => {
    expect(explode(6, 0)).toEqual(die(6));
    const once = explode(6, 1);
    expect(probability(once, oneOf(6))).toEqual(Rational.of(0));
    expect(probability(once, oneOf(5))).toEqual(Rational.of(1, 6));
    expect(probability(once, oneOf(12))).toEqual(Rational.of(1, 36));
  });

  it('has the expectation of a geometric series', () => {
    // 7/2 (1 + 1/6 + 1/36 + 1/216)
    expect(expectation(explode(6, 3))).toEqual(Rational.of(7 * (216 + 36 + 6 + 1), 2 * 216));
  });

  it('works for several dice at once', () => {
    expect(expectation(repeat(explode(6, 1), 2))).toEqual(Rational.of(7 * 7, 6));
  });
});
