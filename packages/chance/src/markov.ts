import { explore } from './chain.ts';
import { constant, type Distribution } from './distribution.ts';
import { APPROXIMATE, EXACT, eliminate } from './elimination.ts';
import { requireCount } from './error.ts';
import { keyOf, type OutcomeKey } from './outcome.ts';
import { andThen } from './transform.ts';

/** One step of a process: the distribution of the next state, which must depend on the state alone. */
export type Transition<S> = (state: S) => Distribution<S>;

/**
 * Returns the states after `rounds` steps; a state for which `isDone` holds stays unchanged. Unfinished states are part
 * of the result, so nothing is lost: `probability(d, (s) => !isDone(s))` is their share.
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
 * Returns the final states of a process, however long it takes. Rounds that change nothing and cycles are summed to
 * infinity exactly. Throws `never-ends` if a reachable state cannot reach an end, and `too-many-states` beyond the
 * limit. `exact: false` computes in doubles from the start, which is many times faster.
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
