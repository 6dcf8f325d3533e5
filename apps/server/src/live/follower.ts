import type { Viewer } from '@tessera/kernel';
import type { Notice } from '@tessera/protocol';
import type { Person } from '../identity/person.ts';

/** Where a notice goes: a socket, or a program's stream. The body is JSON already. */
export type Sink = (notice: Notice, body: string) => void;

/**
 * Somebody who follows a match with the eyes of a seat or of a spectator. Until they have been given the match as it
 * stands, whatever is told them is held back; after that they hear only of what came later.
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

  /** Whether they have been given the match, so that what comes next can be told them one by one. */
  get isFollowing(): boolean {
    return this.#held === undefined;
  }

  /** Tells something; `seq` is the entry it is about, for updates. */
  tell(notice: Notice, body: string, seq = Number.POSITIVE_INFINITY): void {
    if (this.#held) this.#held.push({ notice, body, seq });
    else this.#sink(notice, body);
  }

  /** They now have everything up to entry `seq`. */
  release(seq: number): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const each of held) if (each.seq > seq) this.#sink(each.notice, each.body);
  }
}
