import * as z from 'zod';
import { CONDITIONS, type Condition, NEGATIVE_CONDITIONS } from '../vocabulary/vocabulary.ts';

/**
 * Condition fields of a figure: one bit per condition in the order of `CONDITIONS`. Bless and curse are cards, never
 * bits. R 8.1
 */
export const conditionFields = {
  conditions: z.int().min(0),
  /** Conditions gained in a turn that does not count towards their end. R 8.2 */
  fresh: z.int().min(0),
  /** Conditions that end with the card that gave them: a variant, ruling 9. */
  kept: z.int().min(0),
  /** Conditions that end with a turn only because a card says so: a variant, ruling 134. Absent when there are none. */
  written: z.int().min(0).optional(),
} as const;

/** Condition fields of any figure. */
export interface ConditionBearer {
  conditions: number;
  fresh: number;
  kept: number;
  written?: number | undefined;
}

export const noConditions: Readonly<ConditionBearer> = { conditions: 0, fresh: 0, kept: 0 };

/** Durations: `round` ends after the next turn, `persistent` with its card, `until-consumed` when healed or used. */
const CONDITION_DURATIONS = ['round', 'persistent', 'until-consumed'] as const;
export type ConditionDuration = (typeof CONDITION_DURATIONS)[number];

const bits = new Map<Condition, number>(CONDITIONS.map((condition, i) => [condition, 1 << i]));

function bitOf(condition: Condition): number {
  return bits.get(condition)!;
}

/** Conditions that expire at the end of their bearer's turn. R 8.2; bane does so in later games. R 8.12 */
const EXPIRING: readonly Condition[] = ['immobilize', 'disarm', 'stun', 'muddle', 'invisible', 'strengthen', 'bane'];
const EXPIRING_BITS = EXPIRING.reduce((mask, condition) => mask | bitOf(condition), 0);
const NEGATIVE_BITS = NEGATIVE_CONDITIONS.reduce((mask, condition) => mask | bitOf(condition), 0);

/** Conditions that are cards shuffled into a deck instead of tokens. R 8.8 */
const DECK_CONDITIONS = ['bless', 'curse'] as const satisfies readonly Condition[];
export type DeckCondition = (typeof DECK_CONDITIONS)[number];

/** Checks whether the condition is a card for a modifier deck. */
export function isDeckCondition(condition: Condition): condition is DeckCondition {
  return condition === 'bless' || condition === 'curse';
}

/** Returns the duration of a condition when a card names none. R 8.2 to 8.4 */
export function defaultDuration(condition: Condition): ConditionDuration {
  return (EXPIRING_BITS & bitOf(condition)) === 0 ? 'until-consumed' : 'round';
}

export function hasCondition({ conditions }: Pick<ConditionBearer, 'conditions'>, condition: Condition): boolean {
  return (conditions & bitOf(condition)) !== 0;
}

/** Returns all conditions of a figure, in the order of `CONDITIONS`. */
export function conditionsOf({ conditions }: Pick<ConditionBearer, 'conditions'>): Condition[] {
  return conditions === 0 ? [] : CONDITIONS.filter((condition) => (conditions & bitOf(condition)) !== 0);
}

export function negativeConditionsOf({ conditions }: Pick<ConditionBearer, 'conditions'>): Condition[] {
  return conditionsOf({ conditions: conditions & NEGATIVE_BITS });
}

export function isNegative(condition: Condition): boolean {
  return (NEGATIVE_BITS & bitOf(condition)) !== 0;
}

/** Checks whether a figure can neither move nor attack: stunned, or both immobilized and disarmed. Ruling 139 */
export function isIncapacitated(figure: Pick<ConditionBearer, 'conditions'>): boolean {
  return hasCondition(figure, 'stun') || (hasCondition(figure, 'immobilize') && hasCondition(figure, 'disarm'));
}

/** Circumstances under which a condition is gained. */
export interface Gain {
  /**
   * Whether the current turn does not count towards its end, because the figure is taking it. Under the variant where
   * conditions end with the round, whether the figure has already acted this round.
   */
  readonly fresh: boolean;
  /** Lasts as long as a card is active. Ruling 9 */
  readonly kept?: boolean;
  /** Ends with a turn although it usually does not. Ruling 134 */
  readonly written?: boolean;
}

/** Adds a condition. A condition that the figure already has is renewed. R 8.1 */
export function gainCondition(
  figure: ConditionBearer,
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

/** Removes a condition of any duration. */
export function loseCondition(figure: ConditionBearer, condition: Condition): void {
  dropBits(figure, bitOf(condition));
}

/**
 * Expires conditions at the end of the figure's turn, or of the round under that variant. Those that lasted a whole
 * turn end; those gained during it stay for the next. Returns the ended ones. R 8.2
 */
export function expireConditions(figure: ConditionBearer): Condition[] {
  const going = figure.conditions & (EXPIRING_BITS | (figure.written ?? 0)) & ~figure.fresh & ~figure.kept;
  dropBits(figure, going);
  figure.fresh = 0;
  return conditionsOf({ conditions: going });
}

/** The effect of a heal before it restores hit points. */
export interface HealEffect {
  readonly removes: readonly Condition[];
  readonly restores: boolean;
}

/** Ruling 5: whether a heal on a poisoned figure restores nothing. */
export type HealRule = 'blocks' | 'removesAndHeals';

/**
 * Returns the conditions that a heal removes, and whether it restores hit points. R 8.9; brittle and bane are removed
 * like a wound. R 8.12
 */
export function healEffect(figure: Pick<ConditionBearer, 'conditions'>, poison: HealRule = 'blocks'): HealEffect {
  const removes = HEALED.filter((condition) => hasCondition(figure, condition));
  return { removes, restores: poison === 'removesAndHeals' || !removes.includes('poison') };
}

const HEALED: readonly Condition[] = ['poison', 'wound', 'brittle', 'bane'];

/**
 * Returns damage after brittle or ward, and removes the conditions used. Brittle counts only if this damage `breaks`
 * it. R 8.12
 */
export function alteredDamage(figure: ConditionBearer, amount: number, breaks = true): number {
  const brittle = breaks && hasCondition(figure, 'brittle');
  const ward = hasCondition(figure, 'ward');
  if (amount === 0 || (!brittle && !ward)) return amount;
  dropBits(figure, (brittle ? bitOf('brittle') : 0) | bitOf('ward'));
  if (brittle && ward) return amount;
  return brittle ? amount * 2 : Math.floor(amount / 2);
}

function dropBits(figure: ConditionBearer, mask: number): void {
  figure.conditions &= ~mask;
  figure.fresh &= ~mask;
  figure.kept &= ~mask;
  if (figure.written !== undefined) figure.written &= ~mask;
}
