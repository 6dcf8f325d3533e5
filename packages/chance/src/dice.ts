import { maximum, minimum, repeat } from './combine.ts';
import { constant, type Die, type Distribution, die, dieOf } from './distribution.ts';
import { requireCount } from './error.ts';
import { atLeast, weightWhere } from './query.ts';
import { Rational } from './rational.ts';
import { andThen, condition, map } from './transform.ts';

/** How many of `count` dice show `target` or more: the hits of "five dice, hitting on 5+". */
export function successes(count: number, of: Die, target: number): Distribution {
  return repeat(
    map(dieOf(of), (face) => (face >= target ? 1 : 0)),
    count,
  );
}

/** The better of two rolls. */
export function advantage(of: Die): Distribution {
  const d = dieOf(of);
  return maximum(d, d);
}

/** The worse of two rolls. */
export function disadvantage(of: Die): Distribution {
  const d = dieOf(of);
  return minimum(d, d);
}

/**
 * Rolls again where `isBad` holds and takes the new roll, at most `times` times; `'until-good'` never takes a bad one.
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

/** Rolls again and adds while the highest face shows, `times` times at most. */
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
 * The chance that two six-sided dice total `target` or more, exactly: of seven it is 21/36, which in lowest terms is
 * 7/12; of two or less it is 1 and of thirteen or more 0.
 */
export function probability2d6(target: number): Rational {
  return Rational.of(weightWhere(TWO_DICE, atLeast(target)), TWO_DICE.total);
}

const TWO_DICE = repeat(die(6), 2);
