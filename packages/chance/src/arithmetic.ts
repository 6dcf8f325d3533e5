import type { Distribution } from './distribution.ts';
import { ChanceError } from './error.ts';
import { commonDivisor, quotient } from './rational.ts';
import { Tally } from './tally.ts';

/** The number type of a distribution's weights. */
export type Scale = Distribution['scale'];

/** The operations that a computation needs, so that it is written once for all three scales. */
export interface Arithmetic<N> {
  readonly zero: N;
  readonly one: N;
  of(value: number | bigint): N;
  plus(a: N, b: N): N;
  times(a: N, b: N): N;
  /**
   * Returns the weights of a distribution times `factor`; as doubles they are probabilities and the factor is dropped.
   */
  weights(d: Distribution<unknown>, factor?: bigint): readonly N[];
  /** Builds the distribution with these weights, for distinct outcomes that are already in order. */
  settle<T>(outcomes: readonly T[], weights: readonly N[]): Distribution<T>;
}

/**
 * Chooses the scale of a result from its inputs, an estimate of its total and the number of steps: the only place that
 * decides how far results are exact. Throws `too-large` if even doubles would take too long.
 */
export function scaleFor(
  place: string,
  sources: readonly Distribution<unknown>[],
  total: number,
  steps: number,
  stepLimit = KEYED_STEPS,
): Scale {
  if (steps > stepLimit) throw new ChanceError('too-large', `${place}: ${steps} steps, the limit is ${stepLimit}`);
  if (sources.some((source) => !source.exact)) return 'double';
  if (total <= Number.MAX_SAFE_INTEGER) return 'integer';
  return total < Number.POSITIVE_INFINITY && steps <= KEYED_STEPS ? 'bigint' : 'double';
}

/** Maximum multiply-adds of one operation on plain arrays: about half a second. */
export const ARRAY_STEPS = 2 ** 28;

/** The same limit for outcomes added up by key and for bigints, which cost many times more per step. */
export const KEYED_STEPS = 2 ** 22;

/** Adds up weighted outcomes in the given scale. */
export function weigh<T>(
  scale: Scale,
  fill: <N>(arithmetic: Arithmetic<N>, tally: Tally<T, N>) => void,
): Distribution<T> {
  return inScale(scale, (arithmetic) => {
    const tally = new Tally<T, typeof arithmetic.zero>(arithmetic);
    fill(arithmetic, tally);
    return tally.settle();
  });
}

/** Runs a computation in the given scale. */
export function inScale<R>(scale: Scale, compute: <N>(arithmetic: Arithmetic<N>) => R): R {
  switch (scale) {
    case 'integer':
      return compute(INTEGERS);
    case 'bigint':
      return compute(BIGINTS);
    case 'double':
      return compute(DOUBLES);
  }
}

/** Safe integers. */
export const INTEGERS: Arithmetic<number> = {
  zero: 0,
  one: 1,
  of: Number,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  weights(d, factor = 1n) {
    if (d.scale !== 'integer') throw new TypeError(`weights in ${d.scale} do not fit safe integers`);
    return factor === 1n ? d.weights : d.weights.map((weight) => weight * Number(factor));
  },
  settle(outcomes, weights) {
    const present = withoutZeros(outcomes, weights, 0);
    const total = present.weights.reduce((sum, weight) => sum + weight, 0);
    return { outcomes: present.outcomes, weights: present.weights, total, scale: 'integer', exact: true };
  },
};

/** Integers of any size; settles back into safe integers where they suffice. */
export const BIGINTS: Arithmetic<bigint> = {
  zero: 0n,
  one: 1n,
  of: BigInt,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  weights(d, factor = 1n) {
    if (d.scale === 'double') throw new TypeError('weights in doubles are not exact');
    return d.scale === 'bigint' && factor === 1n ? d.weights : d.weights.map((weight) => BigInt(weight) * factor);
  },
  settle(outcomes, weights) {
    const present = withoutZeros(outcomes, weights, 0n);
    const divisor = commonDivisor(present.weights);
    const reduced = divisor === 1n ? present.weights : present.weights.map((weight) => weight / divisor);
    const total = reduced.reduce((sum, weight) => sum + weight, 0n);
    if (total <= Number.MAX_SAFE_INTEGER) return INTEGERS.settle(present.outcomes, reduced.map(Number));
    return { outcomes: present.outcomes, weights: reduced, total, scale: 'bigint', exact: true };
  },
};

/** Doubles, normalized to a sum of 1. */
export const DOUBLES: Arithmetic<number> = {
  ...INTEGERS,
  weights(d) {
    switch (d.scale) {
      case 'double':
        return d.weights;
      case 'integer':
        return d.weights.map((weight) => weight / d.total);
      case 'bigint':
        return d.weights.map((weight) => quotient(weight, d.total));
    }
  },
  settle(outcomes, weights) {
    const present = withoutZeros(outcomes, weights, 0);
    const sum = present.weights.reduce((total, weight) => total + weight, 0);
    const normal = present.weights.map((weight) => weight / sum);
    return { outcomes: present.outcomes, weights: normal, total: 1, scale: 'double', exact: false };
  },
};

function withoutZeros<T, N>(outcomes: readonly T[], weights: readonly N[], zero: N) {
  if (weights.length > 0 && !weights.includes(zero)) return { outcomes, weights };
  const isPresent = (_: unknown, at: number) => weights[at] !== zero;
  const present = { outcomes: outcomes.filter(isPresent), weights: weights.filter(isPresent) };
  if (present.weights.length === 0) throw new ChanceError('no-outcomes', 'no outcome has a weight above zero');
  return present;
}
