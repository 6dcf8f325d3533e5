import type { FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address.ts';
import type { AttemptCounter } from '../limits/attempts.ts';
import type { Counters } from '../limits/counters.ts';
import { type Result, refused } from '../result.ts';

const WINDOW_MS = 10 * 60_000;
/** A person mistypes a code a few times; many people may share an address. */
const MOST = { person: 15, address: 60 } as const;

/**
 * Limits lookups of unknown codes, so that codes cannot be found by trial, for which the general request limit would
 * leave time. A caller with too many misses has to wait with codes, and with nothing else; valid codes are free.
 */
export class CodeMisses {
  readonly #people: AttemptCounter;
  readonly #addresses: AttemptCounter;

  /** @param factor multiplies the usual limits. */
  constructor(factor: number, counters: Counters) {
    const limit = (most: number) => ({ most: Math.ceil(most * factor), windowMs: WINDOW_MS });
    this.#people = counters.attempts('code of person', limit(MOST.person));
    this.#addresses = counters.attempts('code of address', limit(MOST.address));
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
      return refused('too-many-codes', { seconds });
    }
    const found = await find();
    if (found.ok) await takeBack();
    return found;
  }
}
