import { performance } from 'node:perf_hooks';
import type { HostAsk, OpenRequest, PendingAnswer } from './hostMessages.ts';
import type { Pulse } from './pulse.ts';
import type { SlicedWork } from './slicedWork.ts';
import type { Request } from './supervisedThread.ts';

/** For so long one opening may hold up everybody else in its thread. */
const SLICE_MS = 4;

interface Opening {
  readonly request: Request<OpenRequest>;
  readonly work: SlicedWork<PendingAnswer>;
  /** What was asked of the match meanwhile. */
  readonly waiting: Request<HostAsk>[];
  spentMs: number;
}

/** An opening that is through, and what was asked of its match meanwhile. */
interface Opened {
  readonly request: Request<OpenRequest>;
  readonly pending: PendingAnswer;
  readonly waiting: readonly Request<HostAsk>[];
}

/**
 * The matches that are being opened in a thread, in slices and in turns: half a second over a long one would be felt at every table
 * beside it, and a short one need not wait for it. A thread that hangs in one is found by its pulse, which counts all its slices.
 */
export class Openings {
  readonly #pulse: Pick<Pulse, 'begin'>;
  /** By match, in the order of their turns. */
  readonly #underway = new Map<string, Opening>();

  constructor(pulse: Pick<Pulse, 'begin'>) {
    this.#pulse = pulse;
  }

  get isEmpty(): boolean {
    return this.#underway.size === 0;
  }

  start(request: Request<OpenRequest>, work: SlicedWork<PendingAnswer>): void {
    this.#underway.set(request.ask.match, { request, work, waiting: [], spentMs: 0 });
  }

  /** Whether something is asked of a match that is being opened. It is then handed back with it. */
  holdsBack(request: Request<HostAsk>): boolean {
    const { ask } = request;
    const opening = 'match' in ask ? this.#underway.get(ask.match) : undefined;
    opening?.waiting.push(request);
    return opening !== undefined;
  }

  /** Does a slice of the one whose turn it is; says so if it is through. */
  advance(sliceMs = SLICE_MS): Opened | undefined {
    const [opening] = this.#underway.values();
    if (!opening) return undefined;
    const { request, work, waiting } = opening;
    const { match } = request.ask;
    this.#underway.delete(match);
    this.#pulse.begin(request.id, opening.spentMs);
    const start = performance.now();
    for (;;) {
      const next = work.next();
      if (next.done) return { request, pending: next.value, waiting };
      const ms = performance.now() - start;
      if (ms < sliceMs) continue;
      opening.spentMs += ms;
      this.#underway.set(match, opening);
      return undefined;
    }
  }
}
