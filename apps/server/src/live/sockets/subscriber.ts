import type { Viewer } from '@tessera/kernel';
import type { Notice } from '@tessera/protocol';
import type { Person } from '../../identity/person.ts';

/** Target of notices: a socket or the stream of a program. The body is already JSON. */
export type Sink = (notice: Notice, body: string) => void;

/**
 * Subscription to a match as the viewer of a seat or as a spectator. Notices are held back until the subscriber has the
 * current state; after that, only later updates are sent.
 */
export class Follower {
  readonly person: Person | undefined;
  readonly viewer: Viewer;
  readonly #sink: Sink;
  #held: { readonly notice: Notice; readonly body: string; readonly seq: number }[] | undefined = [];

  constructor(person: Person | undefined, viewer: Viewer, sink: Sink) {
    this.person = person;
    this.viewer = viewer;
    this.#sink = sink;
  }

  /** Whether the subscriber has the current state and receives incremental updates. */
  get isFollowing(): boolean {
    return this.#held === undefined;
  }

  /** Sends a notice; `seq` is the entry of an update. */
  send(notice: Notice, body: string, seq = Number.POSITIVE_INFINITY): void {
    if (this.#held) this.#held.push({ notice, body, seq });
    else this.#sink(notice, body);
  }

  /** Records that the subscriber has everything up to entry `seq`, and sends the notices held back. */
  release(seq: number): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const each of held) if (each.seq > seq) this.#sink(each.notice, each.body);
  }
}
