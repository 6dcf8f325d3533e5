import type { Cell } from './board.ts';

const LAST_EPOCH = 127;

/** A cache of booleans for unordered pairs of cells; clearing it costs next to nothing. */
export class PairMemo {
  readonly #size: number;
  // Epoch and answer in one byte: entries of an earlier epoch count as absent and need not be cleared.
  readonly #answers: Uint8Array;
  #epoch = 1;

  constructor(size: number) {
    this.#size = size;
    this.#answers = new Uint8Array(size * size);
  }

  /** Returns the cached answer for two cells, or undefined. */
  recall(a: Cell, b: Cell): boolean | undefined {
    const answer = this.#answers[a * this.#size + b]!;
    return answer >> 1 === this.#epoch ? (answer & 1) === 1 : undefined;
  }

  /** Caches an answer for two cells. */
  keep(a: Cell, b: Cell, answer: boolean): void {
    const byte = this.#epoch * 2 + (answer ? 1 : 0);
    this.#answers[a * this.#size + b] = byte;
    this.#answers[b * this.#size + a] = byte;
  }

  /** Clears the cache. */
  forget(): void {
    this.#epoch++;
    if (this.#epoch <= LAST_EPOCH) return;
    this.#answers.fill(0);
    this.#epoch = 1;
  }
}
