import { type AttemptCounter, type AttemptLimit, Attempts } from './attempts.ts';
import { type ChatCounter, ChatLimits } from './chatLimits.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';

/** How many of something each of many has open. */
export interface OpenCounter {
  /** Counts one more, to be called off once; nothing if there are too many already. */
  enter(name: string): Promise<(() => void) | undefined>;
  /** How many one has open. */
  count(name: string): Promise<number>;
}

/** Where it is counted what somebody has done wrongly, said, or has open: here, or for all nodes together. */
export interface Counters {
  /** @param kind what is guessed. */
  attempts(kind: string, limit: AttemptLimit): AttemptCounter;
  /** @param factor how many times the usual limits hold. */
  chat(factor: number): ChatCounter;
  /** @param kind what is open. */
  open(kind: string, most: number): OpenCounter;
}

/** In the memory of this process: for a server that is alone, and for a node while it cannot reach the others. */
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
