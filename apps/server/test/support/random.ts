/** Numbers that look random and are the same in every run, so that what fails can be repeated. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    // A linear congruential generator; its upper bits are good enough to choose with.
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * n);
  }

  pick<T>(list: readonly [T, ...(readonly T[])]): T {
    return list[this.below(list.length)] ?? list[0];
  }
}
