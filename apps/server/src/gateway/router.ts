import { setTimeout as sleep } from 'node:timers/promises';
import { type Calls, Unreachable } from '../cluster/calls.ts';
import type { Leases } from '../cluster/leases.ts';
import { Moved } from '../cluster/ownership.ts';
import { StorageError } from '../storage/database.ts';
import { MOVED } from '../storage/postgres.ts';
import { Answered, type Ask } from './messages.ts';

/** While a shard changes hands whoever asks waits; so long at most. */
const PATIENCE_MS = 12_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 400;

/** Whether an error only says that something is to be asked of another node. */
export function isMoved(error: unknown): boolean {
  return error instanceof Moved || (error instanceof StorageError && error.place === MOVED);
}

/** Finds the owner of a match: here, or at another node. */
export class Router {
  readonly #leases: Leases;
  readonly #calls: Calls | undefined;

  /** Without calls there are no other nodes. */
  constructor(leases: Leases, calls: Calls | undefined) {
    this.#leases = leases;
    this.#calls = calls;
  }

  /** Whether a match is this node's. */
  isHere(match: string): boolean {
    return this.#leases.owns(match);
  }

  /**
   * Has something done by the owner of a match, whoever that is by then. Every request can be made twice: what may not happen twice has a
   * name by which the owner knows it again. Rejects with Unreachable where the match has no owner for too long.
   */
  async route<T>(match: string, here: () => Promise<T>, ask: Ask): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        if (this.#leases.owns(match)) return await here();
        const json = await this.#ask(match, ask);
        if (json !== undefined) return JSON.parse(json) as T;
      } catch (error) {
        if (!isMoved(error) && !(error instanceof Unreachable)) throw error;
      }
      if (performance.now() > end) throw new Unreachable(match, 'nobody has this match');
      await sleep(pause);
      if (!this.#leases.owns(match)) await this.#leases.refresh();
    }
  }

  /** What its owner answers, as JSON; nothing where that is to be found anew. */
  async #ask(match: string, ask: Ask): Promise<string | undefined> {
    const owner = this.#leases.ownerOf(match);
    if (!this.#calls || owner === undefined || !this.#leases.nodes.includes(owner)) return undefined;
    const answered = Answered.parse(await this.#calls.ask(owner, ask));
    return 'json' in answered ? answered.json : undefined;
  }
}
