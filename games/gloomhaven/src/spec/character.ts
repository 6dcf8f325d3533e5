import type { Afflicted } from '../conditions/conditions.ts';
import { conditionsOf, noConditions } from '../conditions/conditions.ts';
import { newPiles, type Piles } from '../piles/piles.ts';
import type { State } from '../state.ts';
import type { Condition } from '../vocabulary.ts';

/** What the specification lets a condition carry: labels without effect (ruling 138). */
export interface ConditionLabels {
  /** What it came from, a trap say. */
  readonly source?: string;
  readonly intensity?: string;
  readonly value?: number;
}

/**
 * A character as the functions of the specification take and give it: a plain value that is never changed. Its piles, conditions and
 * hit points are those of the state; `discardPile` and `lostPile` of the specification are `discard` and `lost` here (ruling 123).
 */
export interface Character extends Readonly<Afflicted> {
  readonly id: string;
  readonly health: number;
  readonly maxHealth: number;
  readonly experience: number;
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  readonly lost: readonly string[];
  /** Cards whose bonus lasts; they count for no pile (ruling 146). */
  readonly active: readonly string[];
  readonly longRest: boolean;
  readonly exhausted: boolean;
  /** What was said about conditions when they were given. */
  readonly labels: Readonly<Partial<Record<Condition, ConditionLabels>>>;
  /** A short rest that has drawn its card and is not settled yet. */
  readonly rest: { readonly card: string; readonly rerolled: boolean } | null;
}

/** A character without anything. */
export function newCharacter(id: string, hand: readonly string[], health: number): Character {
  return {
    id,
    health,
    maxHealth: health,
    experience: 0,
    hand,
    discard: [],
    lost: [],
    active: [],
    ...noConditions,
    longRest: false,
    exhausted: false,
    labels: {},
    rest: null,
  };
}

/** A hero of a match as such a character. */
export function characterOf({ heroes, figures }: State, seat: number): Character {
  const hero = heroes[seat]!;
  const { hp, maxHp, conditions, fresh, kept } = figures[seat]!;
  return {
    id: hero.class,
    health: hp,
    maxHealth: maxHp,
    experience: hero.xp,
    hand: hero.hand,
    discard: hero.discard,
    lost: hero.lost,
    active: hero.active,
    conditions,
    fresh,
    kept,
    longRest: hero.resting,
    exhausted: hero.exhausted,
    labels: {},
    rest: null,
  };
}

/** The character with its piles changed as the game changes them. */
export function withPiles(character: Character, change: (piles: Piles) => void): Character {
  const piles = newPiles(character.hand);
  piles.discard.push(...character.discard);
  piles.lost.push(...character.lost);
  piles.active.push(...character.active);
  change(piles);
  const { hand, discard, lost, active } = piles;
  return { ...character, hand, discard, lost, active };
}

/** The character with its conditions changed as the game changes them. */
export function withConditions(character: Character, change: (figure: Afflicted) => void): Character {
  const { conditions, fresh, kept } = character;
  const figure = { conditions, fresh, kept };
  change(figure);
  // What is said of a condition goes with it.
  const labels = Object.fromEntries(
    conditionsOf(figure).flatMap((condition) => {
      const said = character.labels[condition];
      return said === undefined ? [] : [[condition, said]];
    }),
  );
  return { ...character, ...figure, labels };
}

/** Experience is added; a negative amount is a mistake (ruling 144). */
export function addExperience(character: Character, amount: number): Character {
  if (amount < 0) throw new RangeError('Experience amount must be non-negative');
  return { ...character, experience: character.experience + amount };
}
