import { ConcurrencyLimit } from './concurrencyLimit.ts';

export interface PlaceLimits {
  /** Total number of places. */
  readonly most: number;
  /** Largest number of places per person. */
  readonly share: number;
}

/** Limited places with a share per person. Half of them are reserved for people without a place, so that a few people cannot take all. */
export class SharedPlaces {
  readonly #most: number;
  readonly #people: ConcurrencyLimit;
  #taken = 0;

  constructor({ most, share }: PlaceLimits) {
    this.#most = most;
    this.#people = new ConcurrencyLimit(share);
  }

  /** Takes a place and returns the function that releases it; undefined if there is no place for this person. */
  enter(person: string): (() => void) | undefined {
    const most = this.#people.count(person) === 0 ? this.#most : this.#most / 2;
    const leave = this.#taken < most ? this.#people.enter(person) : undefined;
    if (!leave) return undefined;
    this.#taken++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken--;
      leave();
    };
  }
}
