/** Nothing is being done. */
const RESTING = 0;
/** The thread loads rules: every step of that begins anew, so that the time counts since the last progress. */
export const LOADING = -1;

const CURRENT = 0;
const SINCE = 1;

/**
 * What a thread is busy with and since when, in memory that it shares with its supervisor: a thread that hangs in a
 * loop can say nothing any more, but this can still be read.
 */
export class Pulse {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  /** `spentMs`: for how long it was worked on before it was put aside. */
  begin(id: number, spentMs = 0): void {
    Atomics.store(this.#cells, SINCE, (ticks() - spentMs) | 0);
    Atomics.store(this.#cells, CURRENT, id);
  }

  rest(): void {
    Atomics.store(this.#cells, CURRENT, RESTING);
  }

  /** The request being worked on, and for how many milliseconds; nothing if the thread rests. */
  read(): { readonly id: number; readonly ms: number } | undefined {
    const id = Atomics.load(this.#cells, CURRENT);
    return id === RESTING ? undefined : { id, ms: (ticks() - Atomics.load(this.#cells, SINCE)) | 0 };
  }
}

/**
 * Milliseconds that wrap around: only differences mean anything. Of a clock that is the same in all threads, which that of
 * `performance` is not, and that nobody can set.
 */
function ticks(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return (seconds * 1000 + nanoseconds / 1e6) | 0;
}
