import { ARRAY_STEPS, scaleFor, weigh } from './arithmetic.ts';
import { convolve, rangeOf } from './convolve.ts';
import { constant, type Distribution } from './distribution.ts';
import { requireCount } from './error.ts';

/** Combines two independent distributions. */
export function combine<A, B, C>(a: Distribution<A>, b: Distribution<B>, outcome: (a: A, b: B) => C): Distribution<C> {
  const scale = scaleFor('combine', [a, b], productOfTotals(a, b), a.outcomes.length * b.outcomes.length);
  return weigh(scale, (arithmetic, tally) => {
    const [left, right] = [arithmetic.weights(a), arithmetic.weights(b)];
    a.outcomes.forEach((x, i) => {
      b.outcomes.forEach((y, j) => {
        tally.add(outcome(x, y), arithmetic.times(left[i]!, right[j]!));
      });
    });
  });
}

/** Returns the distribution of the sum of independent variables. */
export function sum(first: Distribution, ...rest: readonly Distribution[]): Distribution {
  return rest.reduce(sumOfTwo, first);
}

/** Returns the distribution of the maximum of independent variables. */
export function maximum(first: Distribution, ...rest: readonly Distribution[]): Distribution {
  return rest.reduce((a, b) => combine(a, b, Math.max), first);
}

/** Returns the distribution of the minimum of independent variables. */
export function minimum(first: Distribution, ...rest: readonly Distribution[]): Distribution {
  return rest.reduce((a, b) => combine(a, b, Math.min), first);
}

/** Returns the distribution of the sum of `times` independent copies; zero for none. */
export function repeat(d: Distribution, times: number): Distribution {
  requireCount('repeat', times, 0, 1_000_000);
  if (times === 0) return constant(0);
  // By squaring: copies are summed in pairs, so the last few sums dominate the work.
  const half = repeat(d, Math.floor(times / 2));
  const even = times === 1 ? half : sum(half, half);
  return times % 2 === 0 ? even : sum(even, d);
}

function sumOfTwo(a: Distribution, b: Distribution): Distribution {
  const steps = rangeOf(a) * rangeOf(b);
  // Far-flung outcomes (0 and a million) would give mostly empty arrays, so they are added up by key.
  if (steps > 16 * a.outcomes.length * b.outcomes.length) return combine(a, b, (x, y) => x + y);
  return convolve(scaleFor('sum', [a, b], productOfTotals(a, b), steps, ARRAY_STEPS), a, b);
}

function productOfTotals(a: Distribution<unknown>, b: Distribution<unknown>): number {
  return Number(a.total) * Number(b.total);
}
