import { recordOf } from '../content/lookup.ts';
import type { ModifierCardRecord } from '../content/records/modifierCard.ts';
import type { Modifier } from '../modifiers/modifier.ts';

/** The value of a modifier card: a number to add, double, or null. */
export type CardWorth = ModifierCardRecord['value'];

/** Variants of the value of single cards. */
export interface WorthRule {
  /** Ruling 11 */
  readonly bless: 'double' | 'plus2';
  /** Ruling 10 */
  readonly curse: 'null' | 'minus2';
  /** R 17.2: every double is +2 and every null −2. */
  readonly reduced: boolean;
}

/** The rulebook's values. */
export const OFFICIAL_WORTH: WorthRule = { bless: 'double', curse: 'null', reduced: false };

/** Returns the record of a modifier card. */
export function modifierCard(id: string): ModifierCardRecord {
  return recordOf('modifier-card', id);
}

/** Returns the value of a card under a rule. */
export function worthOf(id: string, rule: WorthRule = OFFICIAL_WORTH): CardWorth {
  const { value, leaves } = modifierCard(id);
  if (value === 'double') return rule.reduced || (leaves && rule.bless === 'plus2') ? 2 : value;
  if (value === 'null') return rule.reduced || (leaves && rule.curse === 'minus2') ? -2 : value;
  return value;
}

/** Checks whether another card is drawn after this one. R 7.5 */
export function isRolling(id: string): boolean {
  return modifierCard(id).rolling;
}

/** Returns the effects of cards besides their number, in the order of the cards. R 7.14 */
export function effectsOf(used: readonly string[]): Modifier[] {
  return used.flatMap((id) => modifierCard(id).effects);
}

/**
 * Returns an attack value after the cards that count: numbers first, then doubling. A null makes it 0 (R 7.2). Never
 * below 0.
 */
export function modifiedAttack(value: number, used: readonly string[], rule: WorthRule = OFFICIAL_WORTH): number {
  return attackWith(
    value,
    used.map((id) => worthOf(id, rule)),
  );
}

/** Applies card values to an attack value. Some cards may count as others (R 12: a helm). */
export function attackWith(value: number, worths: readonly CardWorth[]): number {
  if (worths.includes('null')) return 0;
  let sum = value;
  let factor = 1;
  for (const worth of worths) {
    if (worth === 'double') factor *= 2;
    else if (worth !== 'null') sum += worth;
  }
  return Math.max(0, sum * factor);
}
