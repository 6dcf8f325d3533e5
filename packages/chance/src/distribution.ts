import { DOUBLES, scaleFor, weigh } from './arithmetic.ts';
import { ChanceError, requireCount } from './error.ts';

/**
 * A probability distribution: each outcome with its weight, out of `total`.
 *
 * Outcomes are distinct plain values, numbers ascending and then the rest in a fixed order. Weights are counts of
 * equally likely cases, so 2d6 keeps 6 of 36 for a seven. They are safe integers while `total` is one. Then they are
 * bigints, reduced by their common factor, while `total` is below 2^1024 and no operation takes more than 2^22
 * products. Beyond that they are doubles that sum to 1, with `exact` false.
 */
export type Distribution<T = number> =
  | (Weighted<T, number> & { readonly scale: 'integer'; readonly exact: true })
  | (Weighted<T, bigint> & { readonly scale: 'bigint'; readonly exact: true })
  | (Weighted<T, number> & { readonly scale: 'double'; readonly exact: false });

interface Weighted<T, N> {
  readonly outcomes: readonly T[];
  readonly weights: readonly N[];
  readonly total: N;
}

/**
 * Builds a distribution from non-negative integer weights; equal outcomes are added up and those of weight zero left
 * out.
 */
export function fromWeights<T>(entries: Iterable<readonly [T, number | bigint]>): Distribution<T> {
  const list = [...entries];
  let estimate = 0;
  for (const [outcome, weight] of list) {
    if (typeof weight === 'number' ? !(Number.isSafeInteger(weight) && weight >= 0) : weight < 0n) {
      throw new ChanceError('bad-weight', `fromWeights: ${String(outcome)} has weight ${weight}, not a whole number`);
    }
    estimate += Number(weight);
  }
  if (estimate === Number.POSITIVE_INFINITY) throw new ChanceError('too-large', 'fromWeights: total beyond 2^1024');
  return weigh(scaleFor('fromWeights', [], estimate, list.length), (arithmetic, tally) => {
    for (const [outcome, weight] of list) tally.add(outcome, arithmetic.of(weight));
  });
}

/** Returns the distribution with a single certain outcome. */
export function constant<T>(outcome: T): Distribution<T> {
  return fromWeights([[outcome, 1]]);
}

/** Returns equal weights for the listed outcomes; one listed twice counts twice. */
export function uniform<T>(outcomes: readonly T[]): Distribution<T> {
  return fromWeights(outcomes.map((outcome) => [outcome, 1] as const));
}

/** Returns a fair die with faces 1 to `sides`. */
export function die(sides: number): Distribution {
  requireCount('die', sides, 1, 10_000);
  return uniform(Array.from({ length: sides }, (_, at) => at + 1));
}

/** A die: its number of sides, or any distribution over numbers. */
export type Die = number | Distribution;

/** Returns the distribution of one roll. */
export function dieOf(of: Die): Distribution {
  return typeof of === 'number' ? die(of) : of;
}

/** Converts a distribution to doubles: no longer exact, but fast for any computation. */
export function approximate<T>(d: Distribution<T>): Distribution<T> {
  return d.exact ? DOUBLES.settle(d.outcomes, DOUBLES.weights(d)) : d;
}
