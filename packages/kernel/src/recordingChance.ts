import type { Chance } from './chance.ts';
import type { ForcedResult } from './scriptedChance.ts';

/** Chance that keeps what it gives as a script, so that a `ScriptedChance` can give the same again. */
export class RecordingChance implements Chance {
  readonly results: ForcedResult[] = [];
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  get position(): number {
    return this.#chance.position;
  }

  d(sides: number): number {
    const result = this.#chance.d(sides);
    this.results.push(result);
    return result;
  }

  roll(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => this.d(sides));
  }

  pick<T>(items: readonly T[]): T {
    const index = this.#chance.pick(items.map((_, i) => i));
    this.results.push({ pick: index });
    return items[index] as T;
  }

  draw<T>(items: T[]): T {
    const index = this.#chance.draw(items.map((_, i) => i));
    this.results.push({ draw: index });
    return items.splice(index, 1)[0] as T;
  }

  shuffle<T>(items: T[]): void {
    const order = items.map((_, i) => i);
    this.#chance.shuffle(order);
    this.results.push({ shuffle: order });
    const before = [...items];
    for (const [i, from] of order.entries()) items[i] = before[from] as T;
  }
}
