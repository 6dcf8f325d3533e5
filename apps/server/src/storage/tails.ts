import type { SealedEntry } from './storedEntry.ts';

/** The last row of a log. */
interface Tail {
  readonly seq: number;
  readonly seal: string;
}

const MOST_KNOWN = 20_000;

/**
 * How the logs end, as far as they were written lately: a new row must go on where its log ends, and asking the disk each time
 * would cost as much as writing. Nobody else writes logs, so what is known here stays true until a transaction fails.
 */
export class Tails {
  readonly #known = new Map<string, Tail>();
  readonly #read: (match: string) => Tail | undefined;

  constructor(read: (match: string) => Tail | undefined) {
    this.#read = read;
  }

  /** Whether a row is the next of its log: one number on, and sealed onto the last. */
  isNext(match: string, { seq, after }: SealedEntry): boolean {
    const tail = this.#known.get(match) ?? this.#read(match);
    return tail === undefined ? seq === 1 : seq === tail.seq + 1 && after === tail.seal;
  }

  /** A row has been added. */
  added(match: string, { seq, seal }: SealedEntry): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(match, { seq, seal });
  }

  /** What was added may have been taken back. */
  forget(): void {
    this.#known.clear();
  }
}
