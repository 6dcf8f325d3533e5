import { setTimeout as sleep } from 'node:timers/promises';
import type { Leases } from '../cluster/leases.ts';
import { MatchMovedError } from '../cluster/ownership.ts';
import { type NodeRpc, Unreachable } from '../cluster/rpc.ts';
import { StorageError } from '../storage/database.ts';
import { MATCH_MOVED } from '../storage/postgres.ts';
import { type Ask, ForwardedAnswer } from './messages.ts';

/** Longest wait for a shard that changes its owner. */
const PATIENCE_MS = 12_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 400;

/** Whether an error means that another node has to handle the request. */
export function isMoved(error: unknown): boolean {
  return error instanceof MatchMovedError || (error instanceof StorageError && error.place === MATCH_MOVED);
}

/** Routes requests to the owner of a match: this node or another. */
export class Router {
  readonly #leases: Leases;
  readonly #calls: NodeRpc | undefined;

  /** Without calls there are no other nodes. */
  constructor(leases: Leases, calls: NodeRpc | undefined) {
    this.#leases = leases;
    this.#calls = calls;
  }

  /** Whether this node owns a match. */
  isHere(match: string): boolean {
    return this.#leases.owns(match);
  }

  /**
   * Runs a request at the current owner of a match. Requests can be repeated: an idempotency key protects those that
   * must not happen twice. Rejects with Unreachable if the match has no owner for too long.
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
      if (performance.now() > end) throw new Unreachable(match, 'no node has this match');
      await sleep(pause);
      if (!this.#leases.owns(match)) await this.#leases.refresh();
    }
  }

  /** Returns the answer of the owner as JSON, or undefined if the owner has to be looked up again. */
  async #ask(match: string, ask: Ask): Promise<string | undefined> {
    const owner = this.#leases.ownerOf(match);
    if (!this.#calls || owner === undefined || !this.#leases.nodes.includes(owner)) return undefined;
    const answered = ForwardedAnswer.parse(await this.#calls.ask(owner, ask));
    return 'json' in answered ? answered.json : undefined;
  }
}
