/** A rate limit: a burst, and a rate per second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Token bucket: it refills over time, and requests take from it. Times are milliseconds of a monotonic clock. */
export class TokenBucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;
  /** Budget, kind of payer and the payer's name. */
  readonly key: string;
  /** Number of holders: while there are any, it is not dropped. */
  holders = 0;

  constructor(rate: Rate, now: number, key = '') {
    this.key = key;
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Returns the seconds until a cost can be taken; 0 if it can be taken now. */
  wait(cost: number, now: number): number {
    this.#fill(now);
    const missing = Math.min(cost, this.#rate.burst) - this.#left;
    return missing <= 0 ? 0 : Math.ceil(missing / this.#rate.perSecond);
  }

  /** Takes a cost, possibly more than is available; the rest is owed. */
  take(cost: number): void {
    this.#left -= cost;
  }

  /** Whether it is full, so that dropping it has no effect. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#rate.burst;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** Most buckets in memory: a client with thousands of addresses must not fill it. */
const MAX_KNOWN = 100_000;

/** Token buckets by name, such as one per session; full ones are dropped. */
export class Allowances {
  readonly #rate: Rate;
  readonly #known = new Map<string, TokenBucket>();
  readonly #kind: string;

  /** @param kind prefix of the names. */
  constructor(rate: Rate, kind = '') {
    this.#kind = kind;
    this.#rate = rate;
  }

  of(name: string, now: number): TokenBucket {
    let known = this.#known.get(name);
    if (!known) {
      if (this.#known.size >= MAX_KNOWN) this.#forgetOldest();
      known = new TokenBucket(this.#rate, now, `${this.#kind} ${name}`);
      this.#known.set(name, known);
    }
    return known;
  }

  tidy(now: number): void {
    for (const [name, bucket] of this.#known) {
      if (bucket.holders === 0 && bucket.isFull(now)) this.#known.delete(name);
    }
  }

  #forgetOldest(): void {
    for (const [name, { holders }] of this.#known) {
      if (holders > 0) continue;
      this.#known.delete(name);
      return;
    }
  }
}
