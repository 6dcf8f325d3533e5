/** Counts requests that are under way, so that a server can wait for them before it closes. */
export class Underway {
  #count = 0;
  #isClosed = false;
  readonly #idle = new Set<() => void>();

  /** Counts one more; false where the server takes no more, and the client asks again elsewhere. */
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

  /** Takes no more. Resolves once none is under way, at the latest after so long, and their answers have been sent. */
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
