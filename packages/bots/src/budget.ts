import { BotsError } from './errors.ts';

/**
 * The limit of a bot's search. Iterations are reproducible; milliseconds depend on the machine. With both, the first
 * limit reached ends the search.
 */
export type Limit = { readonly iterations: number } | { readonly ms: number; readonly iterations?: number };

/** A limit with the clock it needs; this package does not read the time itself. */
export type Budget = Exclude<Limit, { readonly ms: number }> | (Extract<Limit, { readonly ms: number }> & Clock);

interface Clock {
  /** Returns milliseconds since an arbitrary time. */
  now(): number;
}

/** Adds a clock to a limit. */
export function budgetOf(limit: Limit, now: () => number): Budget {
  return 'ms' in limit ? { ...limit, now } : limit;
}

/**
 * Starts a budget. The returned function takes the number of iterations done and returns whether another one is
 * allowed.
 */
export function spend(budget: Budget): (done: number) => boolean {
  const { iterations = Number.POSITIVE_INFINITY } = budget;
  if (!(iterations >= 1)) throw new BotsError('bad-budget', `iterations ${iterations}`, 'A bot needs one iteration');
  if (!('ms' in budget)) return (done) => done < iterations;
  if (!(budget.ms > 0)) throw new BotsError('bad-budget', `ms ${budget.ms}`, 'A bot needs some time');
  const end = budget.now() + budget.ms;
  return (done) => done < iterations && budget.now() < end;
}
