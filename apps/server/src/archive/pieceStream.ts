import { Readable } from 'node:stream';

/** A chunk of a text, and a function for the next one; undefined after the last. */
export interface Piece {
  readonly text: string;
  next?(): Promise<Piece>;
}

/** Time after which a stalled reader is disconnected. */
const STALL_MS = 30_000;

/** A text that is computed while it is read: at most one chunk is in memory. */
export class PieceStream extends Readable {
  readonly #stallMs: number;
  #piece: Piece | undefined;
  #isAsking = false;
  #stall: NodeJS.Timeout | undefined;

  constructor(first: Piece, stallMs = STALL_MS) {
    super();
    this.#stallMs = stallMs;
    this.#piece = first;
  }

  override _read(): void {
    clearTimeout(this.#stall);
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#give().catch((error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))));
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#stall);
    done(error);
  }

  async #give(): Promise<void> {
    const piece = this.#piece;
    this.#piece = undefined;
    let text = piece?.text ?? '';
    let next = piece?.next;
    while (text === '' && next) ({ text, next } = await next());
    this.#isAsking = false;
    if (this.destroyed) return;
    if (next) {
      const wanted = next;
      this.#piece = { text: '', next: wanted };
    }
    this.#stall = setTimeout(() => this.destroy(new Error('Nobody reads this')), this.#stallMs).unref();
    if (text !== '') this.push(text);
    if (!next) this.push(null);
  }
}
