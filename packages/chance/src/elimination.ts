import { type Arithmetic, BIGINTS, DOUBLES, KEYED_STEPS } from './arithmetic.ts';
import { type Chain, topologicalOrder } from './chain.ts';
import type { Distribution } from './distribution.ts';
import { ChanceError } from './error.ts';
import { commonDivisor, gcd } from './rational.ts';
import { Tally } from './tally.ts';

/** Arithmetic in which weight can be divided. */
export interface SharingArithmetic<N> extends Arithmetic<N> {
  /** Divides `weight` into `parts` without fractions: multiply all by `scale`, then one part is `share`. */
  split(weight: N, parts: N): { readonly scale: N; readonly share: N };
  /** Reduces a flow that has outgrown the arithmetic without changing its proportions; returns false if it cannot. */
  makeRoom(flow: Flow<N>): boolean;
}

/** Integers; flows stay below 2^1024. */
export const EXACT: SharingArithmetic<bigint> = {
  ...BIGINTS,
  split(weight, parts) {
    const divisor = gcd(parts, weight);
    return { scale: parts / divisor, share: weight / divisor };
  },
  makeRoom(flow) {
    // Finding a common factor dominates the cost, so it waits until the numbers are too big without.
    if (Number(flow.total) < Number.POSITIVE_INFINITY) return true;
    const divisor = commonDivisor(flow.weights.values());
    for (const [state, weight] of flow.weights) flow.weights.set(state, weight / divisor);
    flow.total /= divisor;
    return Number(flow.total) < Number.POSITIVE_INFINITY;
  },
};

/** Doubles. */
export const APPROXIMATE: SharingArithmetic<number> = {
  ...DOUBLES,
  split: (weight, parts) => ({ scale: 1, share: weight / parts }),
  makeRoom: () => true,
};

/**
 * Returns the distribution over the final states of a process; in doubles if exact weights grow too big.
 *
 * All weight starts on the start state. States are eliminated one by one: the weight of a state moves to its
 * successors, self-loops excluded, and transitions of later states back to it are redirected past it. Only the final
 * states remain. Without cycles there are no back transitions, and each transition is visited once.
 */
export function eliminate<S, N>(chain: Chain<S>, arithmetic: SharingArithmetic<N>): Distribution<S> {
  const order = topologicalOrder(chain);
  const rows = chain.rows.map((row) => row && { targets: row.targets, weights: arithmetic.weights(row.next) });
  const back = new BackArrows(order, chain);
  const mass: Flow<N> = { total: arithmetic.one, weights: new Map([[0, arithmetic.one]]) };
  let steps = 0;
  for (const state of order) {
    const leaving = leavingArrows(rows[state]!, state, arithmetic);
    if (leaving.total === arithmetic.zero) {
      throw new ChanceError('never-ends', `absorb: no end can be reached from ${JSON.stringify(chain.states[state])}`);
    }
    const passed = back.into(state);
    steps += leaving.targets.length * (1 + passed.length);
    if (steps > KEYED_STEPS) throw new ChanceError('too-large', `absorb: over ${KEYED_STEPS} steps, too many cycles`);
    pour(mass, state, leaving, arithmetic);
    if (!arithmetic.makeRoom(mass)) return eliminate(chain, APPROXIMATE);
    for (const later of passed) {
      const flow = flowAlong(rows[later]!, arithmetic);
      pour(flow, state, leaving, arithmetic);
      if (!arithmetic.makeRoom(flow)) return eliminate(chain, APPROXIMATE);
      rows[later] = { targets: [...flow.weights.keys()], weights: [...flow.weights.values()] };
      back.add(later, leaving.targets);
    }
  }
  return settle(chain, mass, arithmetic);
}

/** The transitions of a state: targets with their weights. */
interface Arrows<N> {
  readonly targets: readonly number[];
  readonly weights: readonly N[];
}

/** The transitions of a state that lead elsewhere, with their total weight. */
interface Leaving<N> extends Arrows<N> {
  readonly total: N;
}

/** Weight in transit, by state number. */
interface Flow<N> {
  total: N;
  readonly weights: Map<number, N>;
}

function leavingArrows<N>(row: Arrows<N>, state: number, arithmetic: Arithmetic<N>): Leaving<N> {
  const self = row.targets.indexOf(state);
  const { targets, weights } =
    self < 0 ? row : { targets: row.targets.toSpliced(self, 1), weights: row.weights.toSpliced(self, 1) };
  return { targets, weights, total: sumOf(weights, arithmetic) };
}

function flowAlong<N>({ targets, weights }: Arrows<N>, arithmetic: Arithmetic<N>): Flow<N> {
  return { total: sumOf(weights, arithmetic), weights: new Map(targets.map((target, at) => [target, weights[at]!])) };
}

/** Moves the weight on `state` along the transitions of `leaving`. */
function pour<N>(flow: Flow<N>, state: number, leaving: Leaving<N>, arithmetic: SharingArithmetic<N>): void {
  const weight = flow.weights.get(state)!;
  flow.weights.delete(state);
  const { scale, share } = arithmetic.split(weight, leaving.total);
  if (scale !== arithmetic.one) {
    flow.total = arithmetic.times(flow.total, scale);
    for (const [target, other] of flow.weights) flow.weights.set(target, arithmetic.times(other, scale));
  }
  for (let at = 0; at < leaving.targets.length; at++) {
    const target = leaving.targets[at]!;
    const poured = arithmetic.times(share, leaving.weights[at]!);
    const before = flow.weights.get(target);
    flow.weights.set(target, before === undefined ? poured : arithmetic.plus(before, poured));
  }
}

function sumOf<N>(weights: readonly N[], arithmetic: Arithmetic<N>): N {
  return weights.reduce((sum, weight) => arithmetic.plus(sum, weight), arithmetic.zero);
}

function settle<S, N>(chain: Chain<S>, mass: Flow<N>, arithmetic: Arithmetic<N>): Distribution<S> {
  const tally = new Tally<S, N>(arithmetic);
  for (const [state, weight] of mass.weights) tally.add(chain.states[state]!, weight);
  return tally.settle();
}

/** The transitions of a chain to a state that was eliminated before their source. */
class BackArrows {
  private readonly ranks = new Map<number, number>();
  private readonly sources = new Map<number, Set<number>>();

  constructor(order: readonly number[], chain: Chain<unknown>) {
    order.forEach((state, rank) => {
      this.ranks.set(state, rank);
    });
    for (const state of order) this.add(state, chain.rows[state]!.targets);
  }

  add(from: number, targets: Iterable<number>): void {
    const rank = this.ranks.get(from)!;
    for (const target of targets) {
      const targetRank = this.ranks.get(target);
      if (targetRank === undefined || targetRank >= rank) continue;
      const known = this.sources.get(target) ?? new Set();
      this.sources.set(target, known.add(from));
    }
  }

  into(target: number): readonly number[] {
    return [...(this.sources.get(target) ?? [])];
  }
}
