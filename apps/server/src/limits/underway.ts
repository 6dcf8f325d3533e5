/** Counts pending requests, so that a server can wait for them before it closes. */
export class Underway {
  #count = 0;
  #isClosed = false;
  readonly #idle = new Set<() => void>();

  /** Counts a request. Returns false if the server refuses more, and the client retries at another server. */
  begin(): boolean {
    if (!this.#isClosed) this.#count++;
    return !this.#isClosed;
  }

  end(): void {
    this.#count--;
    if (this.#count > 0) return;
    for (const resolve of this.#idle) resolve();
    this.#idle.clear();
  }

  /** Refuses further requests. Resolves once none is pending and the answers have been sent, or after the time limit. */
  async close(limitMs: number): Promise<void> {
    this.#isClosed = true;
    if (this.#count > 0) {
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, limitMs);
        this.#idle.add(() => {
          clearTimeout(late);
          resolve();
        });
      });
    }
    // Answers leave at the end of the tick in which they are given.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
