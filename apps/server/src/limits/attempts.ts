/** So many failures in so many milliseconds, then there is nothing but waiting. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowMs: number;
}

const MOST_KEYS = 10_000;

/** Milliseconds since some moment, which nobody can set back or forward. */
export const elapsed = (): number => performance.now();

interface Failures {
  count: number;
  until: number;
}

/**
 * Failures to guess something, counted by whom or what they concern. Only failures count: whoever succeeds never waits. Guesses may be on
 * their way at the same time, so each is counted as failed before it is looked at.
 */
export interface AttemptCounter {
  /** The seconds this one has to wait; or 0, and a guess has been counted as failed. */
  begin(key: string): Promise<number>;
  /** One that was counted was no failure. */
  takeBack(key: string): Promise<void>;
  /** All is forgiven. */
  forgive(key: string): Promise<void>;
}

/** Counted in the memory of this process. */
export class Attempts implements AttemptCounter {
  readonly #failures = new Map<string, Failures>();
  readonly #limit: AttemptLimit;
  readonly #now: () => number;

  /** @param now a clock that is never set back: one that is would lock people out, or let them try for ever. */
  constructor(limit: AttemptLimit, now: () => number = elapsed) {
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

  /** Somebody who tries by the thousand must not fill the memory: the oldest are forgotten. */
  #makeRoom(): void {
    for (const key of this.#failures.keys()) {
      if (this.#failures.size < MOST_KEYS && this.#current(key)) return;
      this.#failures.delete(key);
    }
  }
}
