/** How many requests of one person may be in progress, and how many more may wait. */
export interface PersonQueueLimits {
  readonly underway: number;
  readonly waiting: number;
}

/** Above this number, empty queues are dropped. */
const TIDY_ABOVE = 10_000;

/** Requests of one person: some in progress, the rest waiting in order. */
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

  /** Starts work now or when there is room; call `done` when it is over. Returns false if too many wait. */
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

  /** Ends a piece of work that was started. */
  done(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#underway--;
  }
}

/**
 * One queue per person, so that the requests of one person do not delay those of others. Empty queues are kept for a
 * while: players send requests again and again, and a map that is filled and emptied all the time is slow.
 */
export class PersonQueues {
  readonly #limits: PersonQueueLimits;
  readonly #queues = new Map<string, PersonQueue>();

  constructor(limits: PersonQueueLimits) {
    this.#limits = limits;
  }

  /** Number of waiting requests in all queues. */
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
