import { moveCards } from '../src/cards/piles.ts';
import { isOutOfCards } from '../src/cards/rest.ts';
import { type SpecCharacter, withPiles } from './character.ts';

/** Reasons for exhaustion. R 6.6 */
export const EXHAUSTION_REASONS = ['damage', 'insufficient_cards'] as const;
export type ExhaustionReason = (typeof EXHAUSTION_REASONS)[number];

/** The result of a check for exhaustion. */
export type ExhaustionCheck =
  | { readonly isExhausted: false }
  | { readonly isExhausted: true; readonly reason: ExhaustionReason };

/** Checks whether a character is exhausted: no hit points, or neither two cards to play nor two to rest with. R 6.6 */
export function checkExhaustion(character: SpecCharacter): ExhaustionCheck {
  if (character.health < 1) return { isExhausted: true, reason: 'damage' };
  return isOutOfCards(character) ? { isExhausted: true, reason: 'insufficient_cards' } : { isExhausted: false };
}

/** Returns the exhausted character: every card is lost. */
export function executeExhaustion(character: SpecCharacter, _reason: ExhaustionReason): SpecCharacter {
  const after = withPiles(character, (piles) => {
    for (const pile of ['hand', 'discard', 'active'] as const) moveCards(piles, piles[pile], pile, 'lost');
  });
  return { ...after, exhausted: true, longRest: false, rest: null };
}
