/** Most failures per period in milliseconds; further attempts have to wait. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowMs: number;
}

const MAX_KEYS = 10_000;

/** Milliseconds of a monotonic clock. */
export const monotonicNow = (): number => performance.now();

interface Failures {
  count: number;
  until: number;
}

/**
 * Counts failed attempts by key. Successful ones never wait. Concurrent attempts are possible, so each is counted as
 * failed before it is checked.
 */
export interface AttemptCounter {
  /** Returns the seconds to wait; or 0, after counting the attempt as failed. */
  begin(key: string): Promise<number>;
  /** Removes one counted failure. */
  takeBack(key: string): Promise<void>;
  /** Removes all failures of a key. */
  forgive(key: string): Promise<void>;
}

/** Counts in the memory of this process. */
export class Attempts implements AttemptCounter {
  readonly #failures = new Map<string, Failures>();
  readonly #limit: AttemptLimit;
  readonly #now: () => number;

  /** @param now a monotonic clock: one that is set back would lock people out or allow endless attempts. */
  constructor(limit: AttemptLimit, now: () => number = monotonicNow) {
    this.#limit = limit;
    this.#now = now;
  }

  async begin(key: string): Promise<number> {
    const failures = this.#current(key);
    if (failures && failures.count >= this.#limit.most) return Math.ceil((failures.until - this.#now()) / 1000);
    if (failures) failures.count++;
    else {
      this.#makeRoom();
      this.#failures.set(key, { count: 1, until: this.#now() + this.#limit.windowMs });
    }
    return 0;
  }

  async takeBack(key: string): Promise<void> {
    const failures = this.#current(key);
    if (failures) failures.count--;
  }

  async forgive(key: string): Promise<void> {
    this.#failures.delete(key);
  }

  #current(key: string): Failures | undefined {
    const failures = this.#failures.get(key);
    return failures && failures.until > this.#now() ? failures : undefined;
  }

  /** Drops the oldest keys: attempts under thousands of keys must not fill the memory. */
  #makeRoom(): void {
    for (const key of this.#failures.keys()) {
      if (this.#failures.size < MAX_KEYS && this.#current(key)) return;
      this.#failures.delete(key);
    }
  }
}
