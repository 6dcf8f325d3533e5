import type { Caller } from '../identity/caller.ts';
import type { Identity } from '../identity/identity.ts';
import { type Result, refuse } from '../result.ts';
import { LineStream } from './lineStream.ts';

const MAX_STREAMS = 20;

/** Open streams of programs. They close when the token behind them is revoked. */
export class Streams {
  readonly #open = new Map<LineStream, Caller>();
  readonly #identity: Pick<Identity, 'onRevoked' | 'onErased' | 'hasEnded'>;

  constructor(identity: Pick<Identity, 'onRevoked' | 'onErased' | 'hasEnded'>) {
    this.#identity = identity;
    identity.onErased((player) => this.#closeWhere(({ id }) => id === player));
    identity.onRevoked(({ id }) => this.#closeWhere(({ via }) => via.id === id));
  }

  /** Opens a stream, unless this person has too many. */
  open(caller: Caller): Result<LineStream> {
    // The session or token may have ended during the request.
    if (this.#identity.hasEnded(caller.via)) return refuse('not-signed-in');
    const theirs = [...this.#open.values()].filter(({ id }) => id === caller.id).length;
    if (theirs >= MAX_STREAMS) return refuse('too-many-streams', { most: MAX_STREAMS });
    const stream = new LineStream();
    this.#open.set(stream, caller);
    stream.onClose(() => this.#open.delete(stream));
    return { ok: true, value: stream };
  }

  closeAll(): void {
    this.#closeWhere(() => true);
  }

  #closeWhere(isMeant: (caller: Caller) => boolean): void {
    for (const [stream, caller] of this.#open) if (isMeant(caller)) stream.destroy();
  }
}
