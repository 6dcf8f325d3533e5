import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combine, repeat } from './combine.ts';
import { successes } from './dice.ts';
import { approximate, constant, type Distribution, die, fromWeights, uniform } from './distribution.ts';
import { absorb, evolve } from './markov.ts';
import { expectation, oneOf, probability } from './query.ts';
import { Rational } from './rational.ts';
import { map } from './transform.ts';

interface Battle {
  readonly attackers: number;
  readonly defenders: number;
}

/** Both sides roll at most five dice at once, hitting on 5+, until one side is gone. */
function battleRound({ attackers, defenders }: Battle): Distribution<Battle> {
  return combine(successes(Math.min(5, attackers), 6, 5), successes(Math.min(5, defenders), 6, 5), (dealt, taken) => ({
    attackers: Math.max(0, attackers - taken),
    defenders: Math.max(0, defenders - dealt),
  }));
}

const isOver = ({ attackers, defenders }: Battle) => attackers === 0 || defenders === 0;
const isWon = ({ attackers }: Battle) => attackers > 0;

describe('evolve', () => {
  it('equals repetition if each round adds', () => {
    expect(evolve(0, (total) => map(die(6), (face) => total + face), 5)).toEqual(repeat(die(6), 5));
  });

  it('keeps finished states and includes unfinished ones in the result', () => {
    const lives = evolve('alive', () => uniform(['alive', 'dead']), 3, oneOf('dead'));
    expect(lives).toEqual(
      fromWeights([
        ['alive', 1],
        ['dead', 7],
      ]),
    );
  });

  it('of no rounds is the start', () => {
    expect(evolve(4, die, 0)).toEqual(constant(4));
    expect(() => evolve(4, die, -1)).toThrow(expect.objectContaining({ code: 'bad-count' }));
  });
});

describe('absorb', () => {
  it('returns the start if it is already final', () => {
    expect(absorb(3, die, () => true)).toEqual(constant(3));
  });

  it('sums rounds that change nothing to infinity: craps is won in 244 of 495 cases', () => {
    const twoDice = repeat(die(6), 2);
    const shoot = (point: number): Distribution => {
      if (point === COMING_OUT)
        return map(twoDice, (roll) => (roll === 7 || roll === 11 ? WIN : [2, 3, 12].includes(roll) ? LOSE : roll));
      return map(twoDice, (roll) => (roll === point ? WIN : roll === 7 ? LOSE : point));
    };
    const [COMING_OUT, WIN, LOSE] = [0, 100, -100];
    expect(probability(absorb(COMING_OUT, shoot, oneOf(WIN, LOSE)), oneOf(WIN))).toEqual(Rational.of(244, 495));
  });

  it("sums cycles to infinity: gambler's ruin follows the closed form", () => {
    const goal = fc.integer({ min: 2, max: 40 });
    fc.assert(
      fc.property(
        goal,
        fc.nat(),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (n, seed, up, down) => {
          const start = 1 + (seed % (n - 1));
          const walk = (at: number) =>
            fromWeights([
              [at + 1, up],
              [at - 1, down],
            ]);
          const p = probability(absorb(start, walk, oneOf(0, n)), oneOf(n));
          expect(p).toEqual(gamblersChance(start, n, BigInt(up), BigInt(down)));
        },
      ),
    );
  });

  it('equals a simulation of very many rounds on any small chain', () => {
    const row = fc.array(fc.nat(3), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 4, maxLength: 4 }), (rows) => {
        // States 0-3 continue; 4 and 5 are final, and every state can reach one.
        const step = (at: number) =>
          fromWeights(rows[at]!.map((weight, to) => [to, to >= 4 ? weight + 1 : weight] as const));
        const [ends, nearly] = [
          absorb(0, step, (s) => s >= 4),
          evolve(
            0,
            (s) => approximate(step(s)),
            200,
            (s) => s >= 4,
          ),
        ];
        expect(ends.exact).toBe(true);
        expect(Rational.toNumber(probability(ends, oneOf(4)))).toBeCloseTo(
          Rational.toNumber(probability(nearly, oneOf(4))),
          9,
        );
        const quick = absorb(0, step, (s) => s >= 4, { exact: false });
        expect(quick.exact).toBe(false);
        expect(Rational.toNumber(probability(quick, oneOf(4)))).toBeCloseTo(
          Rational.toNumber(probability(ends, oneOf(4))),
          12,
        );
      }),
    );
  });

  it('gives the exact odds of a battle of ten against five', () => {
    const odds = absorb({ attackers: 10, defenders: 5 }, battleRound, isOver);
    const [won, lost] = [probability(odds, isWon), probability(odds, ({ defenders }) => defenders > 0)];
    const both = probability(odds, ({ attackers, defenders }) => attackers + defenders === 0);
    expect(odds.exact).toBe(true);
    expect([won, lost, both].map((p) => (typeof p === 'number' ? Rational.of(0) : p)).reduce(Rational.add)).toEqual(
      Rational.of(1),
    );
    const rounds = evolve({ attackers: 10, defenders: 5 }, (s) => approximate(battleRound(s)), 200, isOver);
    expect(Rational.toNumber(won)).toBeCloseTo(Rational.toNumber(probability(rounds, isWon)), 10);
  });

  it('of equal sides is a fair battle', () => {
    const odds = absorb({ attackers: 3, defenders: 3 }, battleRound, isOver);
    expect(probability(odds, isWon)).toEqual(probability(odds, ({ defenders }) => defenders > 0));
  });

  it('steps every state once', () => {
    const stepped: number[] = [];
    const countDown = (n: number) => {
      stepped.push(n);
      return uniform([n, n - 1, Math.max(0, n - 2)]);
    };
    absorb(50, countDown, oneOf(0));
    expect(stepped.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });

  it('handles chains longer than the call stack is deep', () => {
    const steps = absorb(50_000, (n) => constant(n - 1), oneOf(0), { states: 60_000 });
    expect(steps).toEqual(constant(0));
  });

  it('continues in doubles if exact weights would exceed 2^1024', () => {
    // Every state divides by its own prime-like number, so nothing cancels.
    const step = (n: number) =>
      fromWeights([
        [n - 1, 1_000_003 + 2 * n],
        [-1, 17],
      ]);
    const ends = absorb(80, step, (n) => n <= 0);
    expect(ends.exact).toBe(false);
    const survival = Array.from({ length: 80 }, (_, at) => (1_000_005 + 2 * at) / (1_000_022 + 2 * at));
    expect(probability(ends, oneOf(0))).toBeCloseTo(
      survival.reduce((p, q) => p * q),
      12,
    );
  });

  it('is in doubles if a step is', () => {
    const ends = absorb(1, () => approximate(uniform([0, 1, 2])), oneOf(0, 2));
    expect(ends).toMatchObject({ exact: false, weights: [0.5, 0.5] });
  });

  it.each([
    [
      'never-ends',
      () =>
        absorb(
          0,
          (n) => constant((n + 1) % 3),
          () => false,
        ),
    ],
    ['never-ends', () => absorb(0, (n) => (n === 0 ? uniform([1, 2]) : constant(1)), oneOf(2))],
    [
      'too-many-states',
      () =>
        absorb(
          0,
          (n) => constant(n + 1),
          () => false,
        ),
    ],
    ['too-many-states', () => absorb(5, (n) => constant(n - 1), oneOf(0), { states: 5 })],
    ['bad-count', () => absorb(5, die, oneOf(0), { states: 0 })],
  ])('refuses with %s', (code, attempt) => {
    expect(attempt).toThrow(expect.objectContaining({ code }));
  });

  it('names a state from which no end can be reached', () => {
    const trap = () =>
      absorb(
        { at: 'gate' },
        () => constant({ at: 'maze' }),
        () => false,
      );
    expect(trap).toThrow('{"at":"maze"}');
  });

  it('has a mean over its final states', () => {
    // A walk without drift keeps its mean.
    const ends = absorb(7, (n) => uniform([n - 1, n + 1]), oneOf(0, 20));
    expect(expectation(ends)).toEqual(Rational.of(7));
  });
});

function gamblersChance(start: number, goal: number, up: bigint, down: bigint): Rational {
  if (up === down) return Rational.of(start, goal);
  // (1 - r^start) / (1 - r^goal) with r = down / up
  const term = (n: number) => Rational.subtract(Rational.of(1), Rational.of(down ** BigInt(n), up ** BigInt(n)));
  return Rational.divide(term(start), term(goal));
}
