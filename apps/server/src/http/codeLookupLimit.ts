import type { FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address.ts';
import type { Counters } from '../limits/counters.ts';
import type { AttemptCounter } from '../limits/failureLimiter.ts';
import { type Result, refuse } from '../result.ts';

const WINDOW_MS = 10 * 60_000;
/** A person mistypes a code a few times; many people may share an address. */
const MAX = { person: 15, address: 60 } as const;

/**
 * Limits lookups of unknown codes, so that codes cannot be found by trial, for which the general request limit would
 * leave time. A caller with too many misses has to wait with codes, and with nothing else; valid codes are free.
 */
export class CodeLookupLimit {
  readonly #people: AttemptCounter;
  readonly #addresses: AttemptCounter;

  /** @param factor multiplies the usual limits. */
  constructor(factor: number, counters: Counters) {
    const limit = (most: number) => ({ most: Math.ceil(most * factor), windowMs: WINDOW_MS });
    this.#people = counters.attempts('code of person', limit(MAX.person));
    this.#addresses = counters.attempts('code of address', limit(MAX.address));
  }

  /** Looks up a code for a caller, unless they have to wait. */
  async lookUp<T>({ caller, ip }: FastifyRequest, find: () => Promise<Result<T>>): Promise<Result<T>> {
    const network = addressKey(ip);
    const [person, address] = await Promise.all([
      caller ? this.#people.begin(caller.id) : 0,
      this.#addresses.begin(network),
    ]);
    const takeBack = () =>
      Promise.all([
        caller && person === 0 ? this.#people.takeBack(caller.id) : undefined,
        address === 0 ? this.#addresses.takeBack(network) : undefined,
      ]);
    const seconds = Math.max(person, address);
    if (seconds > 0) {
      // A refused lookup is not a miss.
      await takeBack();
      return refuse('too-many-codes', { seconds });
    }
    const found = await find();
    if (found.ok) await takeBack();
    return found;
  }
}
