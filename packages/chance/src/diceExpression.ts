import { repeat, sum } from './combine.ts';
import { explode, reroll, successes } from './dice.ts';
import { constant, type Distribution, die } from './distribution.ts';
import { keepHighest, keepLowest } from './keep.ts';
import { atLeast, atMost, oneOf } from './query.ts';
import { map } from './transform.ts';

/**
 * Parsed dice notation: terms to be added, each with its sign. A plain value that can be stored, rolled or displayed.
 */
export type DiceExpression = readonly DiceTerm[];

/** A number, or a pool of equal dice. */
export type DiceTerm = ConstantTerm | PoolTerm;

/** A number that is added or subtracted. */
export interface ConstantTerm {
  readonly kind: 'constant';
  readonly sign: 1 | -1;
  readonly value: number;
}

/** Equal dice rolled together: first re-rolls, then explosions per die, then the reading of the pool. */
export interface PoolTerm {
  readonly kind: 'pool';
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  readonly reroll: Reroll | null;
  /** How often the highest face is rolled again and added. */
  readonly explode: number;
  readonly reading: PoolReading;
}

/** The faces that are rolled again, by comparison with `face`: once, or until none shows. */
export interface Reroll {
  readonly comparison: '=' | '<=' | '>=';
  readonly face: number;
  readonly times: 'once' | 'until-good';
}

/** How the result of a pool is read. */
export type PoolReading =
  | { readonly kind: 'total' }
  | { readonly kind: 'highest' | 'lowest'; readonly keep: number }
  | { readonly kind: 'successes'; readonly target: number };

/** Returns the exact distribution of a dice expression. */
export function distributionOf(expression: DiceExpression): Distribution {
  return sum(constant(0), ...expression.map(termDistribution));
}

/** Returns the condition under which a face is rolled again. */
export function isRerolled({ comparison, face }: Reroll): (shown: number) => boolean {
  switch (comparison) {
    case '=':
      return oneOf(face);
    case '<=':
      return atMost(face);
    case '>=':
      return atLeast(face);
  }
}

function termDistribution(term: DiceTerm): Distribution {
  const unsigned = term.kind === 'constant' ? constant(term.value) : poolDistribution(term);
  return term.sign === 1 ? unsigned : map(unsigned, (value) => -value);
}

function poolDistribution(pool: PoolTerm): Distribution {
  const roll = singleDie(pool);
  switch (pool.reading.kind) {
    case 'total':
      return repeat(roll, pool.count);
    case 'highest':
      return keepHighest(pool.count, pool.reading.keep, roll);
    case 'lowest':
      return keepLowest(pool.count, pool.reading.keep, roll);
    case 'successes':
      return successes(pool.count, roll, pool.reading.target);
  }
}

function singleDie({ sides, reroll: again, explode: times }: PoolTerm): Distribution {
  const plain = die(sides);
  const rolled = again === null ? plain : reroll(plain, isRerolled(again), again.times === 'once' ? 1 : again.times);
  return explode(rolled, times);
}
