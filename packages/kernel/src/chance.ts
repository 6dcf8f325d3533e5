import { KernelError } from './errors.ts';

/** The only source of randomness for rules. It is kept outside the state; only `position` is saved. */
export interface Chance {
  /** Number of words of the stream used so far. */
  readonly position: number;
  /** Rolls one die: 1 to `sides`. */
  d(sides: number): number;
  /** Rolls several dice, in order. */
  roll(count: number, sides: number): number[];
  /** Picks one item without removing it. */
  pick<T>(items: readonly T[]): T;
  /** Removes and returns a random item, as from a bag. (For the top of a shuffled deck use `pop`.) */
  draw<T>(items: T[]): T;
  /** Shuffles in place. */
  shuffle<T>(items: T[]): void;
}

/** A stream of 32-bit words with random access. */
export interface Source {
  word(position: number): number;
}

/** Random results from a word source. Rejection sampling avoids modulo bias. */
export class StreamChance implements Chance {
  position: number;
  readonly #source: Source;

  constructor(source: Source, position = 0) {
    this.#source = source;
    this.position = position;
  }

  /** Returns an independent copy at the same position. */
  clone(): StreamChance {
    return new StreamChance(this.#source, this.position);
  }

  d(sides: number): number {
    return this.#below(sides) + 1;
  }

  roll(count: number, sides: number): number[] {
    const dice: number[] = [];
    for (let i = 0; i < count; i++) dice.push(this.#below(sides) + 1);
    return dice;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.#below(items.length)] as T;
  }

  draw<T>(items: T[]): T {
    return items.splice(this.#below(items.length), 1)[0] as T;
  }

  shuffle<T>(items: T[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.#below(last + 1);
      const item = items[last] as T;
      items[last] = items[other] as T;
      items[other] = item;
    }
  }

  #below(bound: number): number {
    if (!(bound >= 1 && bound <= 0x1_0000_0000) || !Number.isInteger(bound)) {
      throw new KernelError('bad-range', String(bound), 'Chance needs a whole number of outcomes, at least one');
    }
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    for (;;) {
      const word = this.#source.word(this.position++);
      if (word < fair) return word % bound;
    }
  }
}
