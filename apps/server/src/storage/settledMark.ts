const NUMBER = 0;
const FENCED = 1;

/**
 * What the writer of a journal must know of the rest of the server: up to which number its records are in the database, and
 * whether it has been given up, so that it may not write any more.
 */
export class SettledMark {
  readonly memory: SharedArrayBuffer;
  readonly #cells: BigInt64Array;

  constructor(memory = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new BigInt64Array(memory);
  }

  get number(): number {
    return Number(Atomics.load(this.#cells, NUMBER));
  }

  set number(value: number) {
    Atomics.store(this.#cells, NUMBER, BigInt(value));
  }

  get isFenced(): boolean {
    return Atomics.load(this.#cells, FENCED) !== 0n;
  }

  /** Whoever writes the journal is given up. */
  fence(): void {
    Atomics.store(this.#cells, FENCED, 1n);
  }
}
