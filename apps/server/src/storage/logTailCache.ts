import type { SealedEntry } from './storedEntry.ts';

/** The last row of a log. */
interface Tail {
  readonly seq: number;
  readonly seal: string;
}

const MAX_KNOWN = 20_000;

/**
 * Cache of the ends of recently written logs: a new row must continue its log, and a read per row would cost as much as
 * the write. There is no other writer, so the cache is valid until a transaction fails.
 */
export class LogTailCache {
  readonly #known = new Map<string, Tail>();
  readonly #read: (match: string) => Tail | undefined;

  constructor(read: (match: string) => Tail | undefined) {
    this.#read = read;
  }

  /** Whether a row is the next of its log: with the next number, and sealed onto the last. */
  isNext(match: string, { seq, after }: SealedEntry): boolean {
    const tail = this.#known.get(match) ?? this.#read(match);
    return tail === undefined ? seq === 1 : seq === tail.seq + 1 && after === tail.seal;
  }

  /** Records that a row was added. */
  added(match: string, { seq, seal }: SealedEntry): void {
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(match, { seq, seal });
  }

  /** Clears the cache after a rollback. */
  forget(): void {
    this.#known.clear();
  }
}
