import { type Chance, fastChance, type Game, playTracked, type Seat, silent } from '@tessera/kernel';

/** Any deal will do: it only has to look like the real one. */
const DEAL = 'a world to roll in';

/** What an action asks of chance: a die, one of some things, or something that cannot be told by whoever sits at a table. */
export type Roll =
  | { readonly kind: 'die'; readonly sides: number }
  | { readonly kind: 'draw'; readonly items: readonly unknown[] }
  | { readonly kind: 'other' };

/** What came of it: what a die shows, or the place of what was drawn. */
export type Rolled = number | { readonly draw: number };

/**
 * What an action asks of chance after these results, as far as it can be told from a view: it is tried out in a world that
 * looks like this one, up to the first thing that has not been rolled. Nothing where it asks for no more.
 */
export function nextRoll(
  game: Game,
  { view, seat, action }: { readonly view: object; readonly seat: Seat; readonly action: object },
  rolled: readonly Rolled[],
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

/** Stops the rules where they ask for something that nobody has rolled yet. */
class NotRolled extends Error {
  readonly roll: Roll;

  constructor(roll: Roll) {
    super('Not rolled yet');
    this.name = 'NotRolled';
    this.roll = roll;
  }
}

/** Gives out results in turn, and stops when they run out. */
class AskedChance implements Chance {
  readonly #rolled: readonly Rolled[];
  position = 0;

  constructor(rolled: readonly Rolled[]) {
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
