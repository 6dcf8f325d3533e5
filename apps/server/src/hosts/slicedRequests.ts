import { performance } from 'node:perf_hooks';
import type { Heartbeat } from './heartbeat.ts';
import type { HostRequest, PendingAnswer } from './hostMessages.ts';
import type { Preparation } from './preparations.ts';
import type { SlicedWork } from './slicedWork.ts';
import type { Request } from './supervisedThread.ts';

/** Longest time that one request may block its thread. */
const SLICE_MS = 4;

interface SlicedRequest {
  readonly request: Request<HostRequest>;
  readonly work: SlicedWork<PendingAnswer>;
  /** The pending loading of the rules that it needs. */
  readonly preparation: Preparation | undefined;
  /** Later requests about the same match. */
  readonly waiting: Request<HostRequest>[];
  spentMs: number;
}

/** A finished request, and the later requests about its match. */
interface Finished {
  readonly request: Request<HostRequest>;
  readonly pending: PendingAnswer;
  readonly waiting: readonly Request<HostRequest>[];
}

/**
 * Requests that a thread processes in slices and in turns: those that open a match, and those that need rules which are
 * not loaded yet. In one go, each would delay every other match of the thread. The heartbeat reveals a thread that
 * hangs: it counts all slices of a request, but not the loading of rules.
 */
export class SlicedRequests {
  readonly #heartbeat: Pick<Heartbeat, 'begin'>;
  /** By match, or by number for requests without one, in the order of their turns. */
  readonly #underway = new Map<string | number, SlicedRequest>();

  constructor(heartbeat: Pick<Heartbeat, 'begin'>) {
    this.#heartbeat = heartbeat;
  }

  get isEmpty(): boolean {
    return this.#underway.size === 0;
  }

  start(request: Request<HostRequest>, work: SlicedWork<PendingAnswer>, preparation?: Preparation): void {
    this.#underway.set(keyOf(request), { request, work, preparation, waiting: [], spentMs: 0 });
  }

  /** Whether a request has to wait for an earlier one about its match. It is then returned with that one. */
  holdsBack(request: Request<HostRequest>): boolean {
    const earlier = this.#underway.get(keyOf(request));
    earlier?.waiting.push(request);
    return earlier !== undefined;
  }

  /** Runs a slice of the next request; returns it once it is done. */
  advance(sliceMs = SLICE_MS): Finished | undefined {
    const [next] = this.#underway;
    if (!next) return undefined;
    const [key, sliced] = next;
    this.#underway.delete(key);
    if (sliced.preparation?.isDone === false) sliced.preparation.advance(sliceMs);
    else {
      const pending = this.#work(sliced, sliceMs);
      if (pending) return { request: sliced.request, pending, waiting: sliced.waiting };
    }
    this.#underway.set(key, sliced);
    return undefined;
  }

  #work(sliced: SlicedRequest, sliceMs: number): PendingAnswer | undefined {
    this.#heartbeat.begin(sliced.request.id, sliced.spentMs);
    const start = performance.now();
    for (;;) {
      const next = sliced.work.next();
      if (next.done) return next.value;
      const ms = performance.now() - start;
      if (ms < sliceMs) continue;
      sliced.spentMs += ms;
      return undefined;
    }
  }
}

function keyOf({ id, ask }: Request<HostRequest>): string | number {
  return 'match' in ask ? ask.match : id;
}
