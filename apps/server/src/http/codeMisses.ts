import type { FastifyRequest } from 'fastify';
import { Attempts } from '../identity/attempts.ts';
import { addressKey } from '../limits/address.ts';
import { type Result, refused } from '../result.ts';

const WINDOW_MS = 10 * 60_000;
/** A person mistypes a code a few times; whole rooms of people share an address. */
const MOST = { person: 15, address: 60 } as const;

/**
 * Look-ups of codes that no table has. Who has too many has to wait with codes, and with nothing else; codes that are right
 * are free. So a code is not found by trying, which the limit of all requests would leave time for.
 */
export class CodeMisses {
  readonly #people: Attempts;
  readonly #addresses: Attempts;

  /** @param factor how many times the usual limits hold. */
  constructor(factor: number, elapsed?: () => number) {
    this.#people = new Attempts({ most: Math.ceil(MOST.person * factor), windowMs: WINDOW_MS }, elapsed);
    this.#addresses = new Attempts({ most: Math.ceil(MOST.address * factor), windowMs: WINDOW_MS }, elapsed);
  }

  /** Looks up a code for whoever asks, unless they have to wait. */
  async lookUp<T>({ caller, ip }: FastifyRequest, find: () => Promise<Result<T>>): Promise<Result<T>> {
    const network = addressKey(ip);
    const seconds = Math.max(caller ? this.#people.wait(caller.id) : 0, this.#addresses.wait(network));
    if (seconds > 0) return refused('too-many-codes', { seconds });
    // Counted before it is known, so that many at once are as many as one after another.
    if (caller) this.#people.failed(caller.id);
    this.#addresses.failed(network);
    const found = await find();
    if (!found.ok) return found;
    if (caller) this.#people.takeBack(caller.id);
    this.#addresses.takeBack(network);
    return found;
  }
}
