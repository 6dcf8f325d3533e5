const MOST_FAILURES = 20;
const WINDOW_MS = 15 * 60_000;
const MOST_NAMES = 10_000;

interface Failures {
  count: number;
  until: number;
}

/**
 * Failed logins by name, wherever they came from: twenty in a quarter of an hour, then that name has to wait. Unknown
 * names are counted alike, so waiting tells nothing.
 */
export class Attempts {
  readonly #failures = new Map<string, Failures>();
  readonly #now: () => number;

  /** @param now a clock that is never set back: one that is would lock people out, or let them try for ever. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The seconds this name has to wait; 0 when it may try. */
  wait(key: string): number {
    const failures = this.#current(key);
    if (!failures || failures.count < MOST_FAILURES) return 0;
    return Math.ceil((failures.until - this.#now()) / 1000);
  }

  failed(key: string): void {
    const failures = this.#current(key);
    if (failures) failures.count++;
    else {
      this.#makeRoom();
      this.#failures.set(key, { count: 1, until: this.#now() + WINDOW_MS });
    }
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }

  #current(key: string): Failures | undefined {
    const failures = this.#failures.get(key);
    return failures && failures.until > this.#now() ? failures : undefined;
  }

  /** Somebody who tries names by the thousand must not fill the memory: the oldest are forgotten. */
  #makeRoom(): void {
    for (const key of this.#failures.keys()) {
      if (this.#failures.size < MOST_NAMES && this.#current(key)) return;
      this.#failures.delete(key);
    }
  }
}
