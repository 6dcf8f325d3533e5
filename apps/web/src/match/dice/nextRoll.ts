import { type Chance, fastChance, type Game, playTracked, type Seat, silent } from '@tessera/kernel';

/** Fixed seed: any determinization fits, since only the shape of the next roll matters. */
const DEAL = 'a world to roll in';

/** Random value that an action needs: a die, one of several items, or something that players cannot enter. */
export type Roll =
  | { readonly kind: 'die'; readonly sides: number }
  | { readonly kind: 'draw'; readonly items: readonly unknown[] }
  | { readonly kind: 'other' };

/** Result of a roll: the value of a die, or the index of the drawn item. */
export type RollOutcome = number | { readonly draw: number };

/**
 * Returns the next random value that an action needs after these results; undefined when it needs no more. The action
 * is played in a determinized state of the view, up to the first value that is missing.
 */
export function nextRoll(
  game: Game,
  { view, seat, action }: { readonly view: object; readonly seat: Seat; readonly action: object },
  rolled: readonly RollOutcome[],
): Roll | undefined {
  const world = game.determinize(view, seat, fastChance(DEAL));
  try {
    playTracked(game, world, seat, action, { chance: new AskedChance(rolled), log: silent });
    return undefined;
  } catch (error) {
    if (error instanceof NotRolled) return error.roll;
    throw error;
  }
}

/** Aborts the rules at the first value that has not been entered. */
class NotRolled extends Error {
  readonly roll: Roll;

  constructor(roll: Roll) {
    super('Not rolled yet');
    this.name = 'NotRolled';
    this.roll = roll;
  }
}

/** Returns the given results in order, and throws `NotRolled` when they run out. */
class AskedChance implements Chance {
  readonly #rolled: readonly RollOutcome[];
  position = 0;

  constructor(rolled: readonly RollOutcome[]) {
    this.#rolled = rolled;
  }

  d(sides: number): number {
    const value = this.#rolled[this.position];
    if (typeof value !== 'number') throw new NotRolled({ kind: 'die', sides });
    this.position++;
    return Math.min(value, sides);
  }

  roll(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => this.d(sides));
  }

  pick(): never {
    throw new NotRolled({ kind: 'other' });
  }

  draw<T>(items: T[]): T {
    const value = this.#rolled[this.position];
    if (typeof value !== 'object') throw new NotRolled({ kind: 'draw', items: [...items] });
    this.position++;
    return items.splice(value.draw, 1)[0] as T;
  }

  shuffle(): never {
    throw new NotRolled({ kind: 'other' });
  }
}
