import { KernelError } from './errors.ts';

/**
 * All luck in a game comes through here. It is kept beside the state, never inside it; `position` is the only thing
 * about it worth saving.
 */
export interface Chance {
  /** How much of the stream has been used. */
  readonly position: number;
  /** One die: 1 to `sides`. */
  d(sides: number): number;
  /** Several dice, in the order rolled. */
  roll(count: number, sides: number): number[];
  /** One item, which stays where it is. */
  pick<T>(items: readonly T[]): T;
  /** One item at random, taken out: a bag. (The top of a shuffled deck is just `pop`.) */
  draw<T>(items: T[]): T;
  /** Shuffles in place. */
  shuffle<T>(items: T[]): void;
}

/** A stream of 32-bit words that can be read from any position. */
export interface Source {
  word(position: number): number;
}

/** Chance from a source of words. No modulo bias: words that would make a face likelier are skipped. */
export class StreamChance implements Chance {
  position: number;
  readonly #source: Source;

  constructor(source: Source, position = 0) {
    this.#source = source;
    this.position = position;
  }

  /** The same stream from the same position, going its own way. */
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
