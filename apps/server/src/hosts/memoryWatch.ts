const MB = 1024 * 1024;
/** Nobody looks at a request that is over sooner. */
const QUICK_MS = 20;

/**
 * Whether the process has grown too much while a thread was at one request. V8's own limit for the heap of a thread ends it
 * only if memory is taken in small pieces; over one large piece it ends the whole process. So that limit is set far away, and
 * a thread that takes memory wildly is found here before it gets there. Memory belongs to the process, so a thread may be
 * found guilty of what another did; whoever waited for it is then asked to try again.
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

  /** Asked now and then while a thread is at a request, for `ms` by now. */
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
