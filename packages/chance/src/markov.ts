import { explore } from './chain.ts';
import { constant, type Distribution } from './distribution.ts';
import { APPROXIMATE, EXACT, eliminate } from './elimination.ts';
import { requireCount } from './error.ts';
import { keyOf, type OutcomeKey } from './outcome.ts';
import { andThen } from './transform.ts';

/** One step of a process: what the state may be next. It must depend on nothing but the state. */
export type Transition<S> = (state: S) => Distribution<S>;

/**
 * The states after `rounds` steps; a state for which `isDone` holds stays as it is. What has not ended by then is in the
 * result like any other state, so nothing is lost silently: `probability(d, (s) => !isDone(s))` is how much it is.
 */
export function evolve<S>(
  start: S,
  step: Transition<S>,
  rounds: number,
  isDone: (state: NoInfer<S>) => boolean = () => false,
): Distribution<S> {
  requireCount('evolve', rounds, 0);
  const next = remembered((state: S) => (isDone(state) ? constant(state) : step(state)));
  let states = constant(start);
  for (let round = 0; round < rounds && !states.outcomes.every(isDone); round++) states = andThen(states, next);
  return states;
}

/**
 * The states in which a process ends, however long it takes. Rounds that change nothing and cycles are summed to
 * infinity exactly rather than cut off. Throws `never-ends` where a reachable state can no longer get to an end, and
 * `too-many-states` beyond the limit. `exact: false` computes in doubles from the start, which is many times faster.
 */
export function absorb<S>(
  start: S,
  step: Transition<S>,
  isDone: (state: NoInfer<S>) => boolean,
  { states = 10_000, exact = true }: { readonly states?: number; readonly exact?: boolean } = {},
): Distribution<S> {
  requireCount('absorb', states, 1);
  const chain = explore(start, step, isDone, states);
  const isExact = exact && chain.rows.every((row) => row === undefined || row.next.exact);
  return isExact ? eliminate(chain, EXACT) : eliminate(chain, APPROXIMATE);
}

function remembered<S>(step: Transition<S>): Transition<S> {
  const known = new Map<OutcomeKey, Distribution<S>>();
  return (state) => {
    const key = keyOf(state);
    const next = known.get(key) ?? step(state);
    known.set(key, next);
    return next;
  };
}
