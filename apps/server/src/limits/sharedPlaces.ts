import { ConcurrencyLimit } from './concurrencyLimit.ts';

export interface PlaceLimits {
  /** How many places there are. */
  readonly most: number;
  /** How many of them one person may hold. */
  readonly share: number;
}

/** Places of which each person has a share. Half of them are for people who hold none, so that a few people cannot hold all. */
export class SharedPlaces {
  readonly #most: number;
  readonly #people: ConcurrencyLimit;
  #taken = 0;

  constructor({ most, share }: PlaceLimits) {
    this.#most = most;
    this.#people = new ConcurrencyLimit(share);
  }

  /** Takes a place, to be given back by the function in the answer; nothing where there is none for this person. */
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
