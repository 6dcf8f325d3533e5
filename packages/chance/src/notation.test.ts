import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeat } from './combine.ts';
import { advantage, disadvantage, explode, reroll, successes } from './dice.ts';
import { constant, type Distribution, die } from './distribution.ts';
import { ChanceError } from './error.ts';
import { keepHighest, keepLowest } from './keep.ts';
import { DiceNotationError, dice, parseDice } from './notation.ts';
import { atMost, oneOf } from './query.ts';
import { map } from './transform.ts';

describe('dice notation', () => {
  it.each<[string, Distribution]>([
    ['7', constant(7)],
    ['-7', constant(-7)],
    ['d6', die(6)],
    ['1d6', die(6)],
    ['2d6+3', map(repeat(die(6), 2), (total) => total + 3)],
    ['10 - 1d4', map(die(4), (face) => 10 - face)],
    ['-d4', map(die(4), (face) => -face)],
    ['d6+d6', repeat(die(6), 2)],
    ['d%', die(100)],
    ['4d6kh3', keepHighest(4, 3, 6)],
    ['2d20kl1', keepLowest(2, 1, 20)],
    ['3d8 KH', keepHighest(3, 1, 8)],
    ['1d20adv', advantage(20)],
    ['d20 dis', disadvantage(20)],
    ['5d6>=5', successes(5, 6, 5)],
    ['d6r1', reroll(die(6), oneOf(1))],
    ['2d6r<=2', repeat(reroll(die(6), atMost(2)), 2)],
    ['d6rr1', reroll(die(6), oneOf(1), 'until-good')],
    ['d6rr>=3', die(2)],
    ['d6!3', explode(6, 3)],
    ['3d10r1>=8', successes(3, reroll(die(10), oneOf(1)), 8)],
    ['  2 D 6 + 1 ', map(repeat(die(6), 2), (total) => total + 1)],
  ])('%s has the expected distribution', (text, expected) => {
    expect(dice(text)).toEqual(expected);
  });

  it('is parsed into a plain value', () => {
    expect(parseDice('1d20adv - 2')).toEqual([
      {
        kind: 'pool',
        sign: 1,
        count: 2,
        sides: 20,
        reroll: null,
        explode: 0,
        reading: { kind: 'highest', keep: 1 },
      },
      { kind: 'constant', sign: -1, value: 2 },
    ]);
  });

  it.each([
    ['', 'expected-dice', 1],
    ['   ', 'expected-dice', 4],
    ['2d6+', 'expected-dice', 5],
    ['2d6 + x', 'expected-dice', 7],
    ['2d', 'expected-number', 3],
    ['2dx', 'expected-number', 3],
    ['d6r', 'expected-number', 4],
    ['d6!', 'expected-number', 4],
    ['d0', 'out-of-range', 2],
    ['0d6', 'out-of-range', 1],
    ['101d6', 'out-of-range', 1],
    ['d1001', 'out-of-range', 2],
    ['1 + 100d100', 'out-of-range', 5],
    ['99999999999999999999', 'out-of-range', 1],
    ['3d6kh4', 'out-of-range', 6],
    ['d6r7', 'out-of-range', 4],
    ['d6rr<=6', 'out-of-range', 7],
    ['2d20adv', 'out-of-range', 5],
    ['2d6 3', 'unexpected-text', 5],
    ['2d6kh1kl1', 'unexpected-text', 7],
    ['2d6*3', 'unexpected-text', 4],
    ['1'.repeat(101), 'too-long', 101],
  ])('refuses "%s" with %s at column %i', (text, code, column) => {
    expect(() => parseDice(text)).toThrow(expect.objectContaining({ name: 'DiceNotationError', code, column }));
  });

  it('points at the place of an error', () => {
    const problem = failure('2d6 + x');
    expect(problem.caret).toBe('2d6 + x\n      ^');
    expect(problem.message).toBe('expected dice or a number at column 7\n2d6 + x\n      ^');
  });

  it('returns a distribution or a typed error for any text', () => {
    const soup = fc.string({ unit: fc.constantFrom(...'0123456789d6rkhl!>=<+-% advis'), maxLength: 14 });
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), (text) => {
        try {
          expect(dice(text).outcomes.length).toBeGreaterThan(0);
        } catch (problem) {
          expect(problem instanceof DiceNotationError || problem instanceof ChanceError).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function failure(text: string): DiceNotationError {
  try {
    parseDice(text);
  } catch (problem) {
    if (problem instanceof DiceNotationError) return problem;
  }
  throw new Error(`expected ${text} to be refused`);
}
