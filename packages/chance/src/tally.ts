import type { Arithmetic } from './arithmetic.ts';
import type { Distribution } from './distribution.ts';
import { ChanceError } from './error.ts';
import { compareKeys, keyOf, type OutcomeKey } from './outcome.ts';

/** Maximum number of distinct outcomes; reached only by hands and states that multiply without bound. */
const OUTCOME_LIMIT = 100_000;

/** A running count of weighted outcomes, in any order and with repeats, that settles into a distribution. */
export class Tally<T, N> {
  private readonly arithmetic: Arithmetic<N>;
  private readonly places = new Map<OutcomeKey, number>();
  private readonly keys: OutcomeKey[] = [];
  private readonly outcomes: T[] = [];
  private readonly weights: N[] = [];

  constructor(arithmetic: Arithmetic<N>) {
    this.arithmetic = arithmetic;
  }

  add(outcome: T, weight: N): void {
    const key = keyOf(outcome);
    const place = this.places.get(key);
    if (place !== undefined) {
      this.weights[place] = this.arithmetic.plus(this.weights[place]!, weight);
      return;
    }
    if (this.keys.length === OUTCOME_LIMIT) {
      throw new ChanceError('too-large', `more than ${OUTCOME_LIMIT} different outcomes`);
    }
    this.places.set(key, this.keys.length);
    this.keys.push(key);
    // Minus zero equals zero but differs in a deep comparison.
    this.outcomes.push(typeof outcome === 'number' ? ((outcome + 0) as T & number) : outcome);
    this.weights.push(weight);
  }

  *entries(): Generator<readonly [T, N]> {
    for (const [at, outcome] of this.outcomes.entries()) yield [outcome, this.weights[at]!];
  }

  settle(): Distribution<T> {
    const { arithmetic, keys, outcomes, weights } = this;
    if (keys.every((key, at) => at === 0 || compareKeys(keys[at - 1]!, key) < 0)) {
      return arithmetic.settle(outcomes, weights);
    }
    const order = Array.from(keys, (_, at) => at).sort((a, b) => compareKeys(keys[a]!, keys[b]!));
    return arithmetic.settle(
      order.map((at) => outcomes[at]!),
      order.map((at) => weights[at]!),
    );
  }
}
