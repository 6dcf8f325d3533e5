import { randomUUID } from 'node:crypto';
import { BotLine } from '@tessera/protocol';
import type { NodeRpc } from '../cluster/rpc.ts';
import type { Person } from '../identity/person.ts';
import type { Matches } from '../live/matchApi.ts';
import { ok, type Result } from '../result.ts';
import { askerOf } from './messages.ts';
import type { Router } from './router.ts';

interface FarStream {
  readonly match: string;
  /** Starts the stream again at the current owner of the match. */
  begin(): Promise<Result<undefined>>;
  listener(line: BotLine): void;
}

/** Streams of programs at this node about matches of other nodes. */
export class FarStreams {
  readonly #streams = new Map<string, FarStream>();
  readonly #calls: NodeRpc;
  readonly #router: Router;
  readonly #local: Matches;

  constructor(calls: NodeRpc, router: Router, local: Matches) {
    this.#calls = calls;
    this.#router = router;
    this.#local = local;
  }

  /** Streams a match to a program, across changes of its owner. Call the returned function to stop. */
  async follow(
    match: string,
    person: Person,
    seat: number,
    listener: (line: BotLine) => void,
  ): Promise<Result<() => void>> {
    const stream = randomUUID();
    let stopHere: (() => void) | undefined;
    const begin = (): Promise<Result<undefined>> => {
      stopHere?.();
      stopHere = undefined;
      const here = async (): Promise<Result<undefined>> => {
        const followed = await this.#local.follow(match, person, seat, listener);
        if (followed.ok) stopHere = followed.value;
        return followed.ok ? ok(undefined) : followed;
      };
      return this.#router.route(match, here, { op: 'stream', match, person: askerOf(person), seat, stream });
    };
    this.#streams.set(stream, { match, begin, listener });
    const begun = await begin().catch((error: unknown) => {
      this.#streams.delete(stream);
      throw error;
    });
    const stop = () => {
      this.#streams.delete(stream);
      stopHere?.();
      this.#calls.note({ op: 'unstream', stream });
    };
    if (begun.ok) return ok(stop);
    this.#streams.delete(stream);
    return begun;
  }

  /** Handles a line from the owner of a match. */
  hear(stream: string, line: unknown): void {
    this.#streams.get(stream)?.listener(BotLine.parse(line));
  }

  /** Restarts streams of matches that have moved, or of which messages may have been lost. */
  again(isMeant: (match: string) => boolean): void {
    for (const { match, begin } of this.#streams.values()) {
      // The program notices missing pings, and reconnects.
      if (isMeant(match)) begin().catch(() => undefined);
    }
  }
}

/** Streams of programs at other nodes about matches of this one. */
export class StreamsOfOthers {
  readonly #stops = new Map<string, Map<string, () => void>>();
  readonly #local: Matches;

  constructor(local: Matches) {
    this.#local = local;
  }

  /** Starts a stream, and replaces one of the same name. */
  async begin(
    node: string,
    { stream, match, person, seat }: { stream: string; match: string; person: Person; seat: number },
    send: (line: BotLine) => void,
  ): Promise<Result<undefined>> {
    this.stop(node, stream);
    const followed = await this.#local.follow(match, person, seat, send);
    if (!followed.ok) return followed;
    const stops = this.#stops.get(node) ?? new Map<string, () => void>();
    this.#stops.set(node, stops.set(stream, followed.value));
    return ok(undefined);
  }

  stop(node: string, stream: string): void {
    this.#stops.get(node)?.get(stream)?.();
    this.#stops.get(node)?.delete(stream);
  }

  /** Ends the streams of a node that is gone or has restarted. */
  reset(node: string): void {
    for (const stream of [...(this.#stops.get(node)?.keys() ?? [])]) this.stop(node, stream);
    this.#stops.delete(node);
  }
}
