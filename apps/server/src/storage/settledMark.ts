/** Up to which number the records of a journal are in the database: told by its thread, read by whoever writes the journal. */
export class SettledMark {
  readonly memory: SharedArrayBuffer;
  readonly #cell: BigInt64Array;

  constructor(memory = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cell = new BigInt64Array(memory);
  }

  get number(): number {
    return Number(Atomics.load(this.#cell, 0));
  }

  set number(value: number) {
    Atomics.store(this.#cell, 0, BigInt(value));
  }
}
