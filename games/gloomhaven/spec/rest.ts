import type { Chance } from '@tessera/kernel';
import { PileError } from '../src/cards/piles.ts';
import { canRest, drawForRest, type RerollRule, takeBack } from '../src/cards/rest.ts';
import { healEffect, loseCondition } from '../src/conditions/conditions.ts';
import { type SpecCharacter, withConditions, withPiles } from './character.ts';

/** Begins a short rest: draws a random discarded card to lose. R 6.2 */
export function executeShortRest(
  character: SpecCharacter,
  chance: Chance,
): { readonly character: SpecCharacter; readonly randomCard: string } {
  if (!canRest(character)) throw new PileError('too-few', character.id, 'A rest needs two discarded cards.');
  const randomCard = drawForRest({ discard: [...character.discard] }, chance);
  return { character: { ...character, rest: { card: randomCard, rerolled: false } }, randomCard };
}

/** Redraws once for one hit point. Ruling 41 */
export function rerollShortRest(
  character: SpecCharacter,
  chance: Chance,
  rule: RerollRule = 'different',
): SpecCharacter {
  if (character.rest === null || character.rest.rerolled) {
    throw new PileError('not-there', character.id, 'There is no card to draw again.');
  }
  const card = drawForRest({ discard: [...character.discard] }, chance, character.rest.card, rule);
  return { ...character, health: character.health - 1, rest: { card, rerolled: true } };
}

/** Loses the drawn card and returns the other discards to the hand. */
export function finalizeShortRest(character: SpecCharacter): SpecCharacter {
  if (character.rest === null) throw new PileError('not-there', character.id, 'There is no rest to end.');
  const { card } = character.rest;
  return { ...withPiles(character, (piles) => takeBack(piles, card)), rest: null };
}

/** Declares a long rest: initiative 99 this round. R 3.2 */
export function declareLongRest(character: SpecCharacter): SpecCharacter {
  if (!canRest(character)) throw new PileError('too-few', character.id, 'A rest needs two discarded cards.');
  return { ...character, longRest: true };
}

const LONG_REST_HEALS = 2;

/** Performs a long rest: loses a chosen discarded card, returns the others, and heals 2. R 6.3, 8.9 */
export function executeLongRest(character: SpecCharacter, cardToLose: string): SpecCharacter {
  if (!character.longRest) throw new PileError('not-there', character.id, 'No long rest was declared.');
  const rested = withPiles(character, (piles) => takeBack(piles, cardToLose));
  const { removes, restores } = healEffect(rested);
  const healed = withConditions(rested, (figure) => {
    for (const condition of removes) loseCondition(figure, condition);
  });
  const health = restores ? Math.min(rested.maxHealth, rested.health + LONG_REST_HEALS) : rested.health;
  return { ...healed, health, longRest: false };
}
