import type { Cell } from './board.ts';

const LAST_EPOCH = 127;

/** Remembers a yes or no about unordered pairs of cells until everything is forgotten at once, which costs next to nothing. */
export class PairMemo {
  readonly #size: number;
  // Epoch and answer in a byte: what an earlier epoch wrote is as good as nothing, and need not be wiped.
  readonly #answers: Uint8Array;
  #epoch = 1;

  constructor(size: number) {
    this.#size = size;
    this.#answers = new Uint8Array(size * size);
  }

  /** The answer kept for two cells, or undefined where there is none. */
  recall(a: Cell, b: Cell): boolean | undefined {
    const answer = this.#answers[a * this.#size + b]!;
    return answer >> 1 === this.#epoch ? (answer & 1) === 1 : undefined;
  }

  /** Keeps an answer about two cells. */
  keep(a: Cell, b: Cell, answer: boolean): void {
    const byte = this.#epoch * 2 + (answer ? 1 : 0);
    this.#answers[a * this.#size + b] = byte;
    this.#answers[b * this.#size + a] = byte;
  }

  /** Forgets all answers. */
  forget(): void {
    this.#epoch++;
    if (this.#epoch <= LAST_EPOCH) return;
    this.#answers.fill(0);
    this.#epoch = 1;
  }
}
