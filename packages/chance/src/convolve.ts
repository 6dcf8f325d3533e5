import { type Arithmetic, BIGINTS, DOUBLES, INTEGERS, type Scale } from './arithmetic.ts';
import type { Distribution } from './distribution.ts';

/**
 * Returns the distribution of the sum, over arrays with one entry per number in range. The inner loop is written
 * separately for doubles and bigints because sums of dice spend their time there.
 */
export function convolve(scale: Scale, a: Distribution, b: Distribution): Distribution {
  const lowest = a.outcomes[0]! + b.outcomes[0]!;
  switch (scale) {
    case 'bigint':
      return settleFrom(lowest, convolveBigints(spread(BIGINTS, a), spread(BIGINTS, b)), BIGINTS);
    case 'integer':
      return settleFrom(lowest, convolveNumbers(spread(INTEGERS, a), spread(INTEGERS, b)), INTEGERS);
    case 'double':
      return settleFrom(lowest, convolveNumbers(spread(DOUBLES, a), spread(DOUBLES, b)), DOUBLES);
  }
}

/** Returns the number of integers from the lowest to the highest outcome. */
export function rangeOf(d: Distribution): number {
  return d.outcomes.at(-1)! - d.outcomes[0]! + 1;
}

/** Returns the weights by distance from the lowest outcome, gaps filled with zero. */
function spread<N>(arithmetic: Arithmetic<N>, d: Distribution): readonly N[] {
  const weights = arithmetic.weights(d);
  if (rangeOf(d) === weights.length) return weights;
  const places = new Array<N>(rangeOf(d)).fill(arithmetic.zero);
  d.outcomes.forEach((outcome, at) => {
    places[outcome - d.outcomes[0]!] = weights[at]!;
  });
  return places;
}

function settleFrom<N>(lowest: number, weights: readonly N[], arithmetic: Arithmetic<N>): Distribution {
  return arithmetic.settle(
    weights.map((_, at) => lowest + at),
    weights,
  );
}

function convolveNumbers(a: readonly number[], b: readonly number[]): readonly number[] {
  const sums = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    const weight = a[i]!;
    if (weight === 0) continue;
    for (let j = 0; j < b.length; j++) sums[i + j]! += weight * b[j]!;
  }
  return sums;
}

function convolveBigints(a: readonly bigint[], b: readonly bigint[]): readonly bigint[] {
  const sums = new Array<bigint>(a.length + b.length - 1).fill(0n);
  for (let i = 0; i < a.length; i++) {
    const weight = a[i]!;
    if (weight === 0n) continue;
    for (let j = 0; j < b.length; j++) sums[i + j]! += weight * b[j]!;
  }
  return sums;
}
