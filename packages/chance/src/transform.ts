import { inScale, scaleFor, weigh } from './arithmetic.ts';
import { type Distribution, fromWeights } from './distribution.ts';
import { ChanceError } from './error.ts';
import { gcd } from './rational.ts';

/** Maps the outcomes; those that become equal are added up. */
export function map<T, U>(d: Distribution<T>, outcome: (from: T) => U): Distribution<U> {
  return weigh(d.scale, (arithmetic, tally) => {
    const weights = arithmetic.weights(d);
    d.outcomes.forEach((from, at) => {
      tally.add(outcome(from), weights[at]!);
    });
  });
}

/** Returns the conditional distribution, given that `isSo` holds. */
export function condition<T, U extends T>(d: Distribution<T>, isSo: (outcome: T) => outcome is U): Distribution<U>;
export function condition<T>(d: Distribution<T>, isSo: (outcome: T) => boolean): Distribution<T>;
export function condition<T>(d: Distribution<T>, isSo: (outcome: T) => boolean): Distribution<T> {
  const kept = d.outcomes.map(isSo);
  if (!kept.includes(true)) throw new ChanceError('impossible-condition', 'condition: no outcome satisfies it');
  return inScale(d.scale, (arithmetic) => {
    const weights = arithmetic.weights(d);
    return arithmetic.settle(
      d.outcomes.filter((_, at) => kept[at]),
      weights.filter((_, at) => kept[at]),
    );
  });
}

/** Chains a second distribution that depends on the outcome of the first; the result is the second outcome. */
export function andThen<T, U>(d: Distribution<T>, next: (outcome: T) => Distribution<U>): Distribution<U> {
  const stages = d.outcomes.map(next);
  const steps = stages.reduce((count, stage) => count + stage.outcomes.length, 0);
  const common = commonTotal(stages);
  const scale = scaleFor('andThen', [d, ...stages], Number(d.total) * Number(common), steps);
  return weigh(scale, (arithmetic, tally) => {
    const weights = arithmetic.weights(d);
    stages.forEach((stage, at) => {
      const shares = arithmetic.weights(stage, stage.exact ? common / BigInt(stage.total) : 1n);
      stage.outcomes.forEach((outcome, i) => {
        tally.add(outcome, arithmetic.times(weights[at]!, shares[i]!));
      });
    });
  });
}

/** Returns a mixture of distributions with integer weights. */
export function mixture<T>(parts: readonly (readonly [Distribution<T>, number | bigint])[]): Distribution<T> {
  const choice = fromWeights(parts.map(([, weight], at) => [at, weight] as const));
  return andThen(choice, (at) => parts[at]![0]);
}

/** Returns the least total over which all exact stages can be counted. */
function commonTotal(stages: readonly Distribution<unknown>[]): bigint {
  let common = 1n;
  let last: number | bigint = 1;
  for (const { exact, total } of stages) {
    if (!exact || total === last) continue;
    last = total;
    const parts = BigInt(total);
    common = (common / gcd(common, parts)) * parts;
  }
  return common;
}
