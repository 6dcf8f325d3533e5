/** How much may be asked: so many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket that fills by itself and is emptied by asking. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now = Date.now()) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes one, if there is one left. */
  take(now = Date.now()): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Whether it is as good as new, so that nobody would notice if it were forgotten. */
  isFull(now = Date.now()): boolean {
    const { burst, perSecond } = this.#rate;
    return this.#left + ((now - this.#at) / 1000) * perSecond >= burst;
  }
}

/** Allowances by name, such as one for each session; those that are full again are forgotten. */
export class Allowances {
  readonly #rate: Rate;
  readonly #known = new Map<string, Allowance>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  of(name: string): Allowance {
    let known = this.#known.get(name);
    if (!known) {
      known = new Allowance(this.#rate);
      this.#known.set(name, known);
    }
    return known;
  }

  tidy(): void {
    for (const [name, allowance] of this.#known) if (allowance.isFull()) this.#known.delete(name);
  }
}
