import * as z from 'zod';
import { CONDITIONS, type Condition, NEGATIVE_CONDITIONS } from '../vocabulary.ts';

/** The conditions of a figure, a bit each in the order of `CONDITIONS`. Bless and curse are cards, never bits. R 8.1 */
export const conditionFields = {
  conditions: z.int().min(0),
  /** Those gained in a turn that does not count for their end. R 8.2 */
  fresh: z.int().min(0),
  /** Those that end with the card that gave them: a variant, ruling 9. */
  kept: z.int().min(0),
  /** Those that end with a turn only because a card says so: a variant, ruling 134. Absent where there are none. */
  written: z.int().min(0).optional(),
} as const;

/** Whoever has conditions. */
export interface Afflicted {
  conditions: number;
  fresh: number;
  kept: number;
  written?: number | undefined;
}

/** Without any conditions. */
export const noConditions: Readonly<Afflicted> = { conditions: 0, fresh: 0, kept: 0 };

/** How long a condition lasts: `round` is to the end of the next turn, the others until healed and while a card is active. */
const CONDITION_DURATIONS = ['round', 'persistent', 'until-consumed'] as const;
export type ConditionDuration = (typeof CONDITION_DURATIONS)[number];

const bits = new Map<Condition, number>(CONDITIONS.map((condition, i) => [condition, 1 << i]));

/** The bit of a condition. */
function bitOf(condition: Condition): number {
  return bits.get(condition)!;
}

/** Conditions that end with a turn of whoever has them. R 8.2; bane does so in later games. R 8.12 */
const EXPIRING: readonly Condition[] = ['immobilize', 'disarm', 'stun', 'muddle', 'invisible', 'strengthen', 'bane'];
const EXPIRING_BITS = EXPIRING.reduce((mask, condition) => mask | bitOf(condition), 0);
const NEGATIVE_BITS = NEGATIVE_CONDITIONS.reduce((mask, condition) => mask | bitOf(condition), 0);

/** Conditions that are cards shuffled into a deck instead of tokens. R 8.8 */
const DECK_CONDITIONS = ['bless', 'curse'] as const satisfies readonly Condition[];
export type DeckCondition = (typeof DECK_CONDITIONS)[number];

/** Whether the condition is a card for a modifier deck. */
export function isDeckCondition(condition: Condition): condition is DeckCondition {
  return condition === 'bless' || condition === 'curse';
}

/** How long a condition lasts where nothing else is written. R 8.2 to 8.4 */
export function usualDuration(condition: Condition): ConditionDuration {
  return (EXPIRING_BITS & bitOf(condition)) === 0 ? 'until-consumed' : 'round';
}

/** Whether somebody has a condition. */
export function hasCondition({ conditions }: Pick<Afflicted, 'conditions'>, condition: Condition): boolean {
  return (conditions & bitOf(condition)) !== 0;
}

/** All conditions of somebody, in the order of `CONDITIONS`. */
export function conditionsOf({ conditions }: Pick<Afflicted, 'conditions'>): Condition[] {
  return conditions === 0 ? [] : CONDITIONS.filter((condition) => (conditions & bitOf(condition)) !== 0);
}

/** Those that hurt. */
export function negativeConditionsOf({ conditions }: Pick<Afflicted, 'conditions'>): Condition[] {
  return conditionsOf({ conditions: conditions & NEGATIVE_BITS });
}

/** Whether the condition hurts. */
export function isNegative(condition: Condition): boolean {
  return (NEGATIVE_BITS & bitOf(condition)) !== 0;
}

/** Neither move nor attack: stunned, or immobilized and disarmed at once. Ruling 139 */
export function isIncapacitated(figure: Pick<Afflicted, 'conditions'>): boolean {
  return hasCondition(figure, 'stun') || (hasCondition(figure, 'immobilize') && hasCondition(figure, 'disarm'));
}

/** How a condition is gained. */
export interface Gain {
  /**
   * Whether the turn, or under the variant the round, that is going on does not count for its end: the figure is taking
   * its turn, or has taken it already this round where conditions end with the round.
   */
  readonly fresh: boolean;
  /** Lasts as long as a card is active. Ruling 9 */
  readonly kept?: boolean;
  /** Ends with a turn though it usually does not. Ruling 134 */
  readonly written?: boolean;
}

/** A condition is gained; one that is there already lasts as if it were new. R 8.1 */
export function gainCondition(
  figure: Afflicted,
  condition: Condition,
  { fresh, kept = false, written = false }: Gain,
): void {
  const bit = bitOf(condition);
  figure.conditions |= bit;
  if (written) figure.written = (figure.written ?? 0) | bit;
  else if (figure.written !== undefined) figure.written &= ~bit;
  figure.fresh = fresh ? figure.fresh | bit : figure.fresh & ~bit;
  if (kept) figure.kept |= bit;
}

/** A condition goes, whatever it is. */
export function loseCondition(figure: Afflicted, condition: Condition): void {
  dropBits(figure, bitOf(condition));
}

/**
 * The end of the figure's turn (or of the round, where conditions end with it): what has lasted for a whole turn goes, what
 * came during this one stays for the next. Gives those that went. R 8.2
 */
export function expireConditions(figure: Afflicted): Condition[] {
  const going = figure.conditions & (EXPIRING_BITS | (figure.written ?? 0)) & ~figure.fresh & ~figure.kept;
  dropBits(figure, going);
  figure.fresh = 0;
  return conditionsOf({ conditions: going });
}

/** What a heal does before it restores anything. */
export interface HealEffect {
  /** Conditions that the heal removes. */
  readonly removes: readonly Condition[];
  /** Whether hit points are restored as well. */
  readonly restores: boolean;
}

/** Ruling 5: whether a heal of somebody poisoned restores nothing. */
export type HealRule = 'blocks' | 'removesAndHeals';

/** What a heal removes, and whether it restores hit points. R 8.9; brittle and bane go as a wound does. R 8.12 */
export function healEffect(figure: Pick<Afflicted, 'conditions'>, poison: HealRule = 'blocks'): HealEffect {
  const removes = HEALED.filter((condition) => hasCondition(figure, condition));
  return { removes, restores: poison === 'removesAndHeals' || !removes.includes('poison') };
}

const HEALED: readonly Condition[] = ['poison', 'wound', 'brittle', 'bane'];

/** What becomes of damage on somebody with brittle or ward, which are then used up; brittle only if this damage `breaks`. R 8.12 */
export function alteredDamage(figure: Afflicted, amount: number, breaks = true): number {
  const brittle = breaks && hasCondition(figure, 'brittle');
  const ward = hasCondition(figure, 'ward');
  if (amount === 0 || (!brittle && !ward)) return amount;
  dropBits(figure, (brittle ? bitOf('brittle') : 0) | bitOf('ward'));
  if (brittle && ward) return amount;
  return brittle ? amount * 2 : Math.floor(amount / 2);
}

function dropBits(figure: Afflicted, mask: number): void {
  figure.conditions &= ~mask;
  figure.fresh &= ~mask;
  figure.kept &= ~mask;
  if (figure.written !== undefined) figure.written &= ~mask;
}
