import { type ChatCounter, ChatLimits } from './chatLimits.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { type AttemptCounter, type AttemptLimit, Attempts } from './failureLimiter.ts';

/** Counts open resources per key. */
export interface OpenCounter {
  /** Counts one more and resolves to a function that releases it; resolves to undefined if the limit is reached. */
  enter(name: string): Promise<(() => void) | undefined>;
  /** Returns the number of open resources of a key. */
  count(name: string): Promise<number>;
}

/** Counters of failures, chat lines and open resources: of this process, or of all nodes together. */
export interface Counters {
  /** @param kind name of the attempted operation. */
  attempts(kind: string, limit: AttemptLimit): AttemptCounter;
  /** @param factor multiplies the usual limits. */
  chat(factor: number): ChatCounter;
  /** @param kind name of the resource. */
  open(kind: string, most: number): OpenCounter;
}

/** Creates counters in the memory of this process: for a single server, and for a node that cannot reach the others. */
export function ownCounters(elapsed?: () => number): Counters {
  return {
    attempts: (_kind, limit) => new Attempts(limit, elapsed),
    chat: (factor) => new ChatLimits(factor, elapsed),
    open: (_kind, most) => {
      const limit = new ConcurrencyLimit(most);
      return { enter: async (name) => limit.enter(name), count: async (name) => limit.count(name) };
    },
  };
}
