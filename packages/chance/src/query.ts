import { DOUBLES } from './arithmetic.ts';
import type { Distribution } from './distribution.ts';
import { ChanceError } from './error.ts';
import { type Quantity, Rational } from './rational.ts';

/** Returns the probability that `isSo` holds: `probability(roll, atLeast(7))`. */
export function probability<T>(d: Distribution<T>, isSo: (outcome: T) => boolean): Quantity {
  const weight = weightWhere(d, isSo);
  return d.exact ? Rational.of(weight, d.total) : Number(weight);
}

/**
 * Returns the weight, out of `d.total`, of the outcomes for which `isSo` holds: 21 of 36 for two dice and at least
 * seven.
 */
export function weightWhere<T>(d: Distribution<T>, isSo: (outcome: T) => boolean): number | bigint {
  const kept = d.outcomes.map(isSo);
  if (d.scale === 'bigint') return d.weights.reduce((sum, weight, at) => (kept[at] ? sum + weight : sum), 0n);
  return d.weights.reduce((sum, weight, at) => (kept[at] ? sum + weight : sum), 0);
}

/** Returns a condition for `probability`, `condition` and `reroll`: `threshold` or more. */
export function atLeast(threshold: number): (outcome: number) => boolean {
  return (outcome) => outcome >= threshold;
}

/** Returns the condition `threshold` or less. */
export function atMost(threshold: number): (outcome: number) => boolean {
  return (outcome) => outcome <= threshold;
}

/** Returns the condition that the outcome is one of these. */
export function oneOf(...wanted: readonly (number | string)[]): (outcome: number | string) => boolean {
  return (outcome) => wanted.includes(outcome);
}

/** Returns the mean of the outcomes, or of their `value`; a double if values are not integers. */
export function expectation(d: Distribution): Quantity;
export function expectation<T>(d: Distribution<T>, value: (outcome: T) => number): Quantity;
export function expectation<T>(d: Distribution<T>, value: (outcome: T) => number = numeric): Quantity {
  return mean(d, d.outcomes.map(value));
}

/** Returns the mean squared distance from the mean. */
export function variance(d: Distribution): Quantity;
export function variance<T>(d: Distribution<T>, value: (outcome: T) => number): Quantity;
export function variance<T>(d: Distribution<T>, value: (outcome: T) => number = numeric): Quantity {
  const values = d.outcomes.map(value);
  const centre = mean(d, values);
  if (typeof centre === 'number') return meanOfDoubles(d, (at) => (values[at]! - centre) ** 2);
  const squares = Rational.of(weightedSum(d, values, 2), d.total);
  return Rational.subtract(squares, Rational.multiply(centre, centre));
}

/** Returns the standard deviation, in the unit of the outcomes. */
export function standardDeviation(d: Distribution): number {
  return Math.sqrt(Rational.toNumber(variance(d)));
}

/**
 * Returns the least outcome that is not exceeded with probability `share`; one half gives the median. A share given as
 * a number is compared in doubles, so that 0.1 means a tenth; a rational is compared exactly.
 */
export function quantile(d: Distribution, share: Quantity): number {
  const wanted = Rational.toNumber(share);
  if (!(wanted >= 0 && wanted <= 1)) throw new ChanceError('bad-share', `quantile: ${wanted} is not from 0 to 1`);
  let [low, high] = [0, d.outcomes.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const reached = probability(d, atMost(d.outcomes[middle]!));
    if (isAtLeast(reached, share)) high = middle;
    else low = middle + 1;
  }
  return d.outcomes[low]!;
}

/** Returns the likeliest outcomes: several if they tie. */
export function modes<T>(d: Distribution<T>): readonly T[] {
  const weights: readonly (number | bigint)[] = d.weights;
  let highest: number | bigint = 0;
  for (const weight of weights) if (weight > highest) highest = weight;
  return d.outcomes.filter((_, at) => weights[at] === highest);
}

/** Returns every outcome with its probability as a double, in order, for a chart. */
export function probabilities<T>(d: Distribution<T>): readonly (readonly [T, number])[] {
  const weights = DOUBLES.weights(d);
  return d.outcomes.map((outcome, at) => [outcome, weights[at]!] as const);
}

function mean<T>(d: Distribution<T>, values: readonly number[]): Quantity {
  if (d.exact && values.every(Number.isSafeInteger)) return Rational.of(weightedSum(d, values, 1), d.total);
  return meanOfDoubles(d, (at) => values[at]!);
}

function meanOfDoubles<T>(d: Distribution<T>, valueAt: (at: number) => number): number {
  return DOUBLES.weights(d).reduce((sum, weight, at) => sum + weight * valueAt(at), 0);
}

function weightedSum<T>(d: Distribution<T>, values: readonly number[], power: number): bigint {
  const weights: readonly (number | bigint)[] = d.weights;
  return weights.reduce<bigint>((sum, weight, at) => sum + BigInt(weight) * BigInt(values[at]!) ** BigInt(power), 0n);
}

function isAtLeast(reached: Quantity, share: Quantity): boolean {
  if (typeof share === 'number' || typeof reached === 'number') {
    return Rational.toNumber(reached) >= Rational.toNumber(share);
  }
  return Rational.compare(reached, share) >= 0;
}

function numeric(outcome: unknown): number {
  if (typeof outcome === 'number') return outcome;
  throw new ChanceError('bad-outcome', `${String(outcome)} is not a number; pass its value`);
}
