const MB = 1024 * 1024;
/** Shorter requests are not measured. */
const QUICK_MS = 20;

/**
 * Detects a request during which the process has grown too much. V8's heap limit of a thread ends the thread only if
 * memory is allocated in small pieces; a large allocation ends the whole process. That limit is therefore set high, and
 * a thread with excessive allocation is found here first. Memory belongs to the process, so a thread may be blamed for
 * another one; its callers then retry.
 */
export class MemoryWatch {
  readonly #mostBytes: number;
  readonly #rss: () => number;
  #request: number | undefined;
  #before = 0;

  constructor(requestMb: number, rss: () => number = process.memoryUsage.rss) {
    this.#mostBytes = requestMb * MB;
    this.#rss = rss;
  }

  /** Checks periodically while a thread works on a request; `ms` is the time spent so far. */
  isTooMuch(request: number, ms: number): boolean {
    if (ms < QUICK_MS) return false;
    const rss = this.#rss();
    if (request !== this.#request) {
      this.#request = request;
      this.#before = rss;
    }
    return rss - this.#before > this.#mostBytes;
  }
}
