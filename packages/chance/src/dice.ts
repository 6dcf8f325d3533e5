import { maximum, minimum, repeat } from './combine.ts';
import { constant, type Die, type Distribution, die, dieOf } from './distribution.ts';
import { requireCount } from './error.ts';
import { atLeast, weightWhere } from './query.ts';
import { Rational } from './rational.ts';
import { andThen, condition, map } from './transform.ts';

/** Returns how many of `count` dice show `target` or more: the hits of "five dice, hitting on 5+". */
export function successes(count: number, of: Die, target: number): Distribution {
  return repeat(
    map(dieOf(of), (face) => (face >= target ? 1 : 0)),
    count,
  );
}

/** Returns the better of two rolls. */
export function advantage(of: Die): Distribution {
  const d = dieOf(of);
  return maximum(d, d);
}

/** Returns the worse of two rolls. */
export function disadvantage(of: Die): Distribution {
  const d = dieOf(of);
  return minimum(d, d);
}

/**
 * Rolls again while `isBad` holds and takes the new roll, at most `times` times; `'until-good'` never leaves a bad one.
 */
export function reroll<T>(
  d: Distribution<T>,
  isBad: (outcome: T) => boolean,
  times: number | 'until-good' = 1,
): Distribution<T> {
  if (times === 'until-good') return condition(d, (outcome) => !isBad(outcome));
  requireCount('reroll', times, 0, 1000);
  let roll = d;
  for (let again = 0; again < times; again++) {
    const last = roll;
    roll = andThen(d, (outcome) => (isBad(outcome) ? last : constant(outcome)));
  }
  return roll;
}

/** Rolls again and adds while the highest face shows, at most `times` times. */
export function explode(of: Die, times: number): Distribution {
  requireCount('explode', times, 0, 1000);
  const d = dieOf(of);
  const highest = d.outcomes.at(-1)!;
  let roll = d;
  for (let again = 0; again < times; again++) {
    const last = roll;
    roll = andThen(d, (face) => (face === highest ? map(last, (more) => face + more) : constant(face)));
  }
  return roll;
}

/**
 * Returns the exact probability that two six-sided dice total `target` or more: 21/36 for seven, which is 7/12 in
 * lowest terms; 1 for two or less, 0 for thirteen or more.
 */
export function probability2d6(target: number): Rational {
  return Rational.of(weightWhere(TWO_DICE, atLeast(target)), TWO_DICE.total);
}

const TWO_DICE = repeat(die(6), 2);
