const RESTING = 0;
/** The thread loads rules. Each loading step restarts the time, so it counts from the last progress. */
export const LOADING_RULES = -1;

const CURRENT = 0;
const SINCE = 1;

/**
 * Heartbeat of a thread: its current request and start time, in memory shared with the supervisor. A thread in an
 * endless loop sends no messages, but this can still be read.
 */
export class Heartbeat {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  /** @param spentMs time spent on the request in earlier slices. */
  begin(id: number, spentMs = 0): void {
    Atomics.store(this.#cells, SINCE, (ticks() - spentMs) | 0);
    Atomics.store(this.#cells, CURRENT, id);
  }

  rest(): void {
    Atomics.store(this.#cells, CURRENT, RESTING);
  }

  /** Returns the current request and the time spent on it in milliseconds, or undefined if the thread is idle. */
  read(): { readonly id: number; readonly ms: number } | undefined {
    const id = Atomics.load(this.#cells, CURRENT);
    return id === RESTING ? undefined : { id, ms: (ticks() - Atomics.load(this.#cells, SINCE)) | 0 };
  }
}

/**
 * Returns milliseconds that wrap around: only differences are meaningful. Uses a monotonic clock that is the same in
 * all threads, unlike that of `performance`.
 */
function ticks(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return (seconds * 1000 + nanoseconds / 1e6) | 0;
}
