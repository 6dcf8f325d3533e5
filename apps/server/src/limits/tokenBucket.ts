/** How much may be asked: so much at once, and so much a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket: it fills by itself and is emptied by asking. Times are milliseconds of a clock that is never set back. */
export class TokenBucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;
  /** What it is of: a budget, a kind of payer and the payer's name. */
  readonly key: string;
  /** How many hold on to it: until they have let go it is not forgotten. */
  holders = 0;

  constructor(rate: Rate, now: number, key = '') {
    this.key = key;
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** The seconds until there is enough for this; 0 when it can be taken now. */
  wait(cost: number, now: number): number {
    this.#fill(now);
    const missing = Math.min(cost, this.#rate.burst) - this.#left;
    return missing <= 0 ? 0 : Math.ceil(missing / this.#rate.perSecond);
  }

  /** Takes this, which may be more than there is: then it is owed. */
  take(cost: number): void {
    this.#left -= cost;
  }

  /** Whether it is as good as new, so that nobody would notice if it were forgotten. */
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

/** So many are remembered: somebody with addresses by the thousand must not fill the memory. */
const MOST_KNOWN = 100_000;

/** Allowances by name, such as one for each session; those that are full again are forgotten. */
export class Allowances {
  readonly #rate: Rate;
  readonly #known = new Map<string, TokenBucket>();
  readonly #kind: string;

  /** @param kind what comes before the names. */
  constructor(rate: Rate, kind = '') {
    this.#kind = kind;
    this.#rate = rate;
  }

  of(name: string, now: number): TokenBucket {
    let known = this.#known.get(name);
    if (!known) {
      if (this.#known.size >= MOST_KNOWN) this.#forgetOldest();
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
