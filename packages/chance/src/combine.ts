import { ARRAY_STEPS, scaleFor, weigh } from './arithmetic.ts';
import { convolve, rangeOf } from './convolve.ts';
import { constant, type Distribution } from './distribution.ts';
import { requireCount } from './error.ts';

/** What comes of two independent chances together. */
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

/** The total of independent chances. */
export function sum(first: Distribution, ...rest: readonly Distribution[]): Distribution {
  return rest.reduce(sumOfTwo, first);
}

/** The highest of independent chances. */
export function maximum(first: Distribution, ...rest: readonly Distribution[]): Distribution {
  return rest.reduce((a, b) => combine(a, b, Math.max), first);
}

/** The lowest of independent chances. */
export function minimum(first: Distribution, ...rest: readonly Distribution[]): Distribution {
  return rest.reduce((a, b) => combine(a, b, Math.min), first);
}

/** The total of `times` independent copies; of none it is zero. */
export function repeat(d: Distribution, times: number): Distribution {
  requireCount('repeat', times, 0, 1_000_000);
  if (times === 0) return constant(0);
  // Squaring: the copies are summed in pairs, so the work is that of the last few sums.
  const half = repeat(d, Math.floor(times / 2));
  const even = times === 1 ? half : sum(half, half);
  return times % 2 === 0 ? even : sum(even, d);
}

function sumOfTwo(a: Distribution, b: Distribution): Distribution {
  const steps = rangeOf(a) * rangeOf(b);
  // Far-flung outcomes (0 and a million) would make mostly empty arrays: those are added up by key.
  if (steps > 16 * a.outcomes.length * b.outcomes.length) return combine(a, b, (x, y) => x + y);
  return convolve(scaleFor('sum', [a, b], productOfTotals(a, b), steps, ARRAY_STEPS), a, b);
}

function productOfTotals(a: Distribution<unknown>, b: Distribution<unknown>): number {
  return Number(a.total) * Number(b.total);
}
