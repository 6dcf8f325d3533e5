import type { Modifier } from '../action/modifier.ts';
import { recordOf } from '../content/lookup.ts';
import type { ModifierCardRecord } from '../content/modifierCard.ts';

/** What a modifier card is worth: a number to add, doubled, or nothing at all. */
export type CardWorth = ModifierCardRecord['value'];

/** Variants of what single cards are worth. */
export interface WorthRule {
  /** Ruling 11 */
  readonly bless: 'double' | 'plus2';
  /** Ruling 10 */
  readonly curse: 'null' | 'minus2';
  /** R 17.2: every double is +2 and every null −2. */
  readonly reduced: boolean;
}

/** The rulebook's. */
export const OFFICIAL_WORTH: WorthRule = { bless: 'double', curse: 'null', reduced: false };

/** A kind of modifier card. */
export function modifierCard(id: string): ModifierCardRecord {
  return recordOf('modifier-card', id);
}

/** What a card is worth. */
export function worthOf(id: string, rule: WorthRule = OFFICIAL_WORTH): CardWorth {
  const { value, leaves } = modifierCard(id);
  if (value === 'double') return rule.reduced || (leaves && rule.bless === 'plus2') ? 2 : value;
  if (value === 'null') return rule.reduced || (leaves && rule.curse === 'minus2') ? -2 : value;
  return value;
}

/** Whether further cards are drawn after this one. R 7.5 */
export function isRolling(id: string): boolean {
  return modifierCard(id).rolling;
}

/** What cards bring besides their number, in the order of the cards. R 7.14 */
export function effectsOf(used: readonly string[]): Modifier[] {
  return used.flatMap((id) => modifierCard(id).effects);
}

/**
 * An attack value with the cards that count. Numbers come first, then doubling; a null leaves nothing whatever else is there
 * (R 7.2). Never below 0.
 */
export function modifiedAttack(value: number, used: readonly string[], rule: WorthRule = OFFICIAL_WORTH): number {
  return attackWith(
    value,
    used.map((id) => worthOf(id, rule)),
  );
}

/** The same for worths, where some cards count as others (R 12: a helm). */
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
