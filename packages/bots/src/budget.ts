import { BotsError } from './errors.ts';

/**
 * How long a bot may think. Iterations give the same choice every time; milliseconds give whatever the machine has
 * time for; with both, whichever ends first.
 */
export type Limit = { readonly iterations: number } | { readonly ms: number; readonly iterations?: number };

/** A limit together with the clock it needs: this package has none of its own. */
export type Budget = Exclude<Limit, { readonly ms: number }> | (Extract<Limit, { readonly ms: number }> & Clock);

interface Clock {
  /** Milliseconds since whenever. */
  now(): number;
}

/** A limit made ready to be spent. */
export function budgetOf(limit: Limit, now: () => number): Budget {
  return 'ms' in limit ? { ...limit, now } : limit;
}

/** Starts spending: the answer says, after so many iterations, whether there is time for one more. */
export function spend(budget: Budget): (done: number) => boolean {
  const { iterations = Number.POSITIVE_INFINITY } = budget;
  if (!(iterations >= 1)) throw new BotsError('bad-budget', `iterations ${iterations}`, 'A bot needs one iteration');
  if (!('ms' in budget)) return (done) => done < iterations;
  if (!(budget.ms > 0)) throw new BotsError('bad-budget', `ms ${budget.ms}`, 'A bot needs some time');
  const end = budget.now() + budget.ms;
  return (done) => done < iterations && budget.now() < end;
}
