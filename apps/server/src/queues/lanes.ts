/** How much of one person's may be under way, and how much more may wait. */
export interface LaneLimits {
  readonly underway: number;
  readonly waiting: number;
}

/** So many are remembered before those with nothing to do are let go. */
const TIDY_ABOVE = 10_000;

/** What one person has asked for: some of it under way, the rest waiting in the order in which it was asked. */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #waiting: (() => void)[] = [];
  #underway = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  get isIdle(): boolean {
    return this.#underway === 0;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Starts something now or when there is room, and `done` must be called when it is over; false if too much waits. */
  start(work: () => void): boolean {
    if (this.#underway < this.#limits.underway) {
      this.#underway++;
      work();
      return true;
    }
    if (this.#waiting.length >= this.#limits.waiting) return false;
    this.#waiting.push(work);
    return true;
  }

  /** Something that was started is over. */
  done(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#underway--;
  }
}

/**
 * A lane for each person, so that nobody's many requests stand before the few of others. Those with nothing to do are kept for
 * a while: people who play ask again and again, and a table that is filled and emptied all the time is slow.
 */
export class Lanes {
  readonly #limits: LaneLimits;
  readonly #lanes = new Map<string, Lane>();

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** How much waits in all of them. */
  get waiting(): number {
    let sum = 0;
    for (const { waiting } of this.#lanes.values()) sum += waiting;
    return sum;
  }

  of(name: string): Lane {
    let lane = this.#lanes.get(name);
    if (!lane) {
      if (this.#lanes.size >= TIDY_ABOVE) this.#tidy();
      lane = new Lane(this.#limits);
      this.#lanes.set(name, lane);
    }
    return lane;
  }

  #tidy(): void {
    for (const [name, { isIdle }] of this.#lanes) if (isIdle) this.#lanes.delete(name);
  }
}
