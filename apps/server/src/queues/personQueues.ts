/** How much of one person's may be under way, and how much more may wait. */
export interface PersonQueueLimits {
  readonly underway: number;
  readonly waiting: number;
}

/** So many are remembered before those with nothing to do are let go. */
const TIDY_ABOVE = 10_000;

/** What one person has asked for: some of it under way, the rest waiting in the order in which it was asked. */
export class PersonQueue {
  readonly #limits: PersonQueueLimits;
  readonly #waiting: (() => void)[] = [];
  #underway = 0;

  constructor(limits: PersonQueueLimits) {
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
 * A queue for each person, so that nobody's many requests stand before the few of others. Those with nothing to do are kept for
 * a while: people who play ask again and again, and a table that is filled and emptied all the time is slow.
 */
export class PersonQueues {
  readonly #limits: PersonQueueLimits;
  readonly #queues = new Map<string, PersonQueue>();

  constructor(limits: PersonQueueLimits) {
    this.#limits = limits;
  }

  /** How much waits in all of them. */
  get waiting(): number {
    let sum = 0;
    for (const { waiting } of this.#queues.values()) sum += waiting;
    return sum;
  }

  of(name: string): PersonQueue {
    let queue = this.#queues.get(name);
    if (!queue) {
      if (this.#queues.size >= TIDY_ABOVE) this.#tidy();
      queue = new PersonQueue(this.#limits);
      this.#queues.set(name, queue);
    }
    return queue;
  }

  #tidy(): void {
    for (const [name, { isIdle }] of this.#queues) if (isIdle) this.#queues.delete(name);
  }
}
