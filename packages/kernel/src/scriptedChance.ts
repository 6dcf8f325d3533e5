import * as z from 'zod';
import type { Chance } from './chance.ts';
import { KernelError } from './errors.ts';

/**
 * One scripted result. A number is the next die; `pick` and `draw` are indices (from 0); `shuffle` is the new order as
 * old indices, or 'keep'.
 */
export const ForcedResult = z.union([
  z.int(),
  z.strictObject({ pick: z.int().min(0) }),
  z.strictObject({ draw: z.int().min(0) }),
  z.strictObject({ shuffle: z.union([z.literal('keep'), z.array(z.int().min(0))]) }),
]);

export type ForcedResult = z.infer<typeof ForcedResult>;

/**
 * Scripted random results, for rule cases and for dice rolled on a physical table. After the script it continues with
 * `rest`, or throws if there is none. A result that does not fit the request throws an error with its index.
 */
export class ScriptedChance implements Chance {
  readonly #script: readonly ForcedResult[];
  readonly #rest: Chance | undefined;
  #used = 0;

  constructor(script: readonly ForcedResult[], rest?: Chance) {
    this.#script = script;
    this.#rest = rest;
  }

  get position(): number {
    return this.#used + (this.#rest?.position ?? 0);
  }

  /** Number of scripted results not used yet. */
  get unused(): number {
    return this.#script.length - this.#used;
  }

  d(sides: number): number {
    const forced = this.#next(`d${sides}`);
    if (forced === undefined) return this.#fallback().d(sides);
    if (typeof forced !== 'number' || forced < 1 || forced > sides) throw this.#misfit(`a d${sides}`, forced);
    return forced;
  }

  roll(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => this.d(sides));
  }

  pick<T>(items: readonly T[]): T {
    const forced = this.#next('pick');
    if (forced === undefined) return this.#fallback().pick(items);
    if (typeof forced !== 'object' || !('pick' in forced) || forced.pick >= items.length) {
      throw this.#misfit(`a pick of ${items.length}`, forced);
    }
    return items[forced.pick] as T;
  }

  draw<T>(items: T[]): T {
    const forced = this.#next('draw');
    if (forced === undefined) return this.#fallback().draw(items);
    if (typeof forced !== 'object' || !('draw' in forced) || forced.draw >= items.length) {
      throw this.#misfit(`a draw of ${items.length}`, forced);
    }
    return items.splice(forced.draw, 1)[0] as T;
  }

  shuffle<T>(items: T[]): void {
    const forced = this.#next('shuffle');
    if (forced === undefined) {
      this.#fallback().shuffle(items);
      return;
    }
    if (typeof forced !== 'object' || !('shuffle' in forced)) throw this.#misfit('a shuffle', forced);
    if (forced.shuffle === 'keep') return;
    const order = forced.shuffle;
    if (order.length !== items.length || new Set(order).size !== order.length || order.some((i) => i >= items.length)) {
      throw this.#misfit(`a shuffle of ${items.length}`, forced);
    }
    const before = [...items];
    for (let i = 0; i < order.length; i++) items[i] = before[order[i] as number] as T;
  }

  #next(asked: string): ForcedResult | undefined {
    if (this.#used < this.#script.length) return this.#script[this.#used++];
    if (this.#rest === undefined) {
      throw new KernelError('bad-script', `result ${this.#used}`, `The script has run out and ${asked} is asked for`);
    }
    return undefined;
  }

  #fallback(): Chance {
    return this.#rest as Chance;
  }

  #misfit(asked: string, forced: ForcedResult): KernelError {
    const place = `result ${this.#used - 1}`;
    return new KernelError('bad-script', place, `${JSON.stringify(forced)} does not fit ${asked}`);
  }
}
