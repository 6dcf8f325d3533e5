const NUMBER = 0;
const FENCED = 1;
const JOURNALED = 2;
const CELLS = 3;

/**
 * Memory shared with the writer of a journal: the number up to which its records are in the database, and whether it is
 * fenced off and must not write any more.
 */
export class SettledWatermark {
  readonly memory: SharedArrayBuffer;
  readonly #cells: BigInt64Array;

  constructor(memory = new SharedArrayBuffer(CELLS * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new BigInt64Array(memory);
  }

  get number(): number {
    return Number(Atomics.load(this.#cells, NUMBER));
  }

  set number(value: number) {
    Atomics.store(this.#cells, NUMBER, BigInt(value));
  }

  /** Number of the last record that the journal has on disk. */
  get journaled(): number {
    return Number(Atomics.load(this.#cells, JOURNALED));
  }

  set journaled(value: number) {
    Atomics.store(this.#cells, JOURNALED, BigInt(value));
  }

  get isFenced(): boolean {
    return Atomics.load(this.#cells, FENCED) !== 0n;
  }

  /** Fences off the writer of the journal. */
  fence(): void {
    Atomics.store(this.#cells, FENCED, 1n);
  }
}
