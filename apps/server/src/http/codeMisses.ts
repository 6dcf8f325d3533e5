import type { FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address.ts';
import type { AttemptCounter } from '../limits/attempts.ts';
import type { Counters } from '../limits/counters.ts';
import { type Result, refused } from '../result.ts';

const WINDOW_MS = 10 * 60_000;
/** A person mistypes a code a few times; whole rooms of people share an address. */
const MOST = { person: 15, address: 60 } as const;

/**
 * Look-ups of codes that no table has. Who has too many has to wait with codes, and with nothing else; codes that are right
 * are free. So a code is not found by trying, which the limit of all requests would leave time for.
 */
export class CodeMisses {
  readonly #people: AttemptCounter;
  readonly #addresses: AttemptCounter;

  /** @param factor how many times the usual limits hold. */
  constructor(factor: number, counters: Counters) {
    const limit = (most: number) => ({ most: Math.ceil(most * factor), windowMs: WINDOW_MS });
    this.#people = counters.attempts('code of person', limit(MOST.person));
    this.#addresses = counters.attempts('code of address', limit(MOST.address));
  }

  /** Looks up a code for whoever asks, unless they have to wait. */
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
      // What was not looked up is no miss.
      await takeBack();
      return refused('too-many-codes', { seconds });
    }
    const found = await find();
    if (found.ok) await takeBack();
    return found;
  }
}
