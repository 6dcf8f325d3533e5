import type { Distribution } from './distribution.ts';
import { ChanceError } from './error.ts';
import { keyOf, type OutcomeKey } from './outcome.ts';

/** A Markov chain: its reachable states by number, the start being 0. */
export interface Chain<S> {
  readonly states: readonly S[];
  /** The transitions of each state; undefined for a state in which the process ends. */
  readonly rows: readonly (Row<S> | undefined)[];
}

/** The transitions of a state: the numbers of the next states, in the order of the distribution's outcomes. */
interface Row<S> {
  readonly targets: readonly number[];
  readonly next: Distribution<S>;
}

/** Explores all states reachable from `start`; each state is stepped once. */
export function explore<S>(
  start: S,
  step: (state: S) => Distribution<S>,
  isDone: (state: S) => boolean,
  limit: number,
): Chain<S> {
  const states: S[] = [];
  const numbers = new Map<OutcomeKey, number>();
  const numberOf = (state: S): number => {
    const key = keyOf(state);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (states.length === limit) throw new ChanceError('too-many-states', `a process of more than ${limit} states`);
    numbers.set(key, states.length);
    return states.push(state) - 1;
  };

  numberOf(start);
  const rows: (Row<S> | undefined)[] = [];
  while (rows.length < states.length) {
    const state = states[rows.length]!;
    const next = isDone(state) ? undefined : step(state);
    rows.push(next && { targets: next.outcomes.map(numberOf), next });
  }
  return { states, rows };
}

/** Returns the states in which the process continues, each before its successors, except for cycles. */
export function topologicalOrder(chain: Chain<unknown>): readonly number[] {
  const finished: number[] = [];
  const isSeen = new Array<boolean>(chain.states.length).fill(false);
  // Depth first with an explicit stack: a chain may be longer than the call stack is deep.
  const path: { readonly state: number; next: number }[] = [];
  const enter = (state: number): void => {
    if (isSeen[state] || chain.rows[state] === undefined) return;
    isSeen[state] = true;
    path.push({ state, next: 0 });
  };

  enter(0);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const target = chain.rows[top.state]!.targets[top.next++];
    if (target !== undefined) enter(target);
    else finished.push(path.pop()!.state);
  }
  return finished.reverse();
}
