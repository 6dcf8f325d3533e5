import { newPiles, type Piles } from '../src/cards/piles.ts';
import { type ConditionBearer, conditionsOf, noConditions } from '../src/conditions/conditions.ts';
import type { State } from '../src/state/state.ts';
import type { Condition } from '../src/vocabulary/vocabulary.ts';

/** Labels of a condition in the specification, without effect (ruling 138). */
export interface ConditionLabels {
  /** The source, for example a trap. */
  readonly source?: string;
  readonly intensity?: string;
  readonly value?: number;
}

/**
 * A character as the functions of the specification take and return it: an immutable value. Its piles, conditions and
 * hit points are those of the state; `discardPile` and `lostPile` of the specification are `discard` and `lost` here
 * (ruling 123).
 */
export interface SpecCharacter extends Readonly<ConditionBearer> {
  readonly id: string;
  readonly health: number;
  readonly maxHealth: number;
  readonly experience: number;
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  readonly lost: readonly string[];
  /** Cards with a lasting bonus; they count for no pile (ruling 146). */
  readonly active: readonly string[];
  readonly longRest: boolean;
  readonly exhausted: boolean;
  /** Labels given with conditions. */
  readonly labels: Readonly<Partial<Record<Condition, ConditionLabels>>>;
  /** A short rest that has drawn its card and is not finished yet. */
  readonly rest: { readonly card: string; readonly rerolled: boolean } | null;
}

/** Returns a character with a hand and hit points only. */
export function newCharacter(id: string, hand: readonly string[], health: number): SpecCharacter {
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

/** Returns a hero of a match as such a character. */
export function characterOf({ heroes, figures }: State, seat: number): SpecCharacter {
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

/** Returns the character with its piles changed by the game's functions. */
export function withPiles(character: SpecCharacter, change: (piles: Piles) => void): SpecCharacter {
  const piles = newPiles(character.hand);
  piles.discard.push(...character.discard);
  piles.lost.push(...character.lost);
  piles.active.push(...character.active);
  change(piles);
  const { hand, discard, lost, active } = piles;
  return { ...character, hand, discard, lost, active };
}

/** Returns the character with its conditions changed by the game's functions. */
export function withConditions(character: SpecCharacter, change: (figure: ConditionBearer) => void): SpecCharacter {
  const { conditions, fresh, kept } = character;
  const figure = { conditions, fresh, kept };
  change(figure);
  // The labels of a condition end with it.
  const labels = Object.fromEntries(
    conditionsOf(figure).flatMap((condition) => {
      const said = character.labels[condition];
      return said === undefined ? [] : [[condition, said]];
    }),
  );
  return { ...character, ...figure, labels };
}

/** Adds experience. A negative amount is an error (ruling 144). */
export function addExperience(character: SpecCharacter, amount: number): SpecCharacter {
  if (amount < 0) throw new RangeError('Experience amount must be non-negative');
  return { ...character, experience: character.experience + amount };
}
