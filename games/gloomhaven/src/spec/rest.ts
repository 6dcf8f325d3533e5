import type { Chance } from '@tessera/kernel';
import { healEffect, loseCondition } from '../conditions/conditions.ts';
import { PileError } from '../piles/piles.ts';
import { canRest, drawForRest, type RerollRule, takeBack } from '../piles/rest.ts';
import { type Character, withConditions, withPiles } from './character.ts';

/** A short rest begins: a random discarded card is going to be lost. R 6.2 */
export function executeShortRest(
  character: Character,
  chance: Chance,
): { readonly character: Character; readonly randomCard: string } {
  if (!canRest(character)) throw new PileError('too-few', character.id, 'A rest needs two discarded cards.');
  const randomCard = drawForRest({ discard: [...character.discard] }, chance);
  return { character: { ...character, rest: { card: randomCard, rerolled: false } }, randomCard };
}

/** One hit point for another card, once. Ruling 41 */
export function rerollShortRest(character: Character, chance: Chance, rule: RerollRule = 'different'): Character {
  if (character.rest === null || character.rest.rerolled) {
    throw new PileError('not-there', character.id, 'There is no card to draw again.');
  }
  const card = drawForRest({ discard: [...character.discard] }, chance, character.rest.card, rule);
  return { ...character, health: character.health - 1, rest: { card, rerolled: true } };
}

/** The card drawn is lost, the other discards return to the hand. */
export function finalizeShortRest(character: Character): Character {
  if (character.rest === null) throw new PileError('not-there', character.id, 'There is no rest to end.');
  const { card } = character.rest;
  return { ...withPiles(character, (piles) => takeBack(piles, card)), rest: null };
}

/** A long rest is declared: initiative 99 this round. R 3.2 */
export function declareLongRest(character: Character): Character {
  if (!canRest(character)) throw new PileError('too-few', character.id, 'A rest needs two discarded cards.');
  return { ...character, longRest: true };
}

const LONG_REST_HEALS = 2;

/** A long rest: a discarded card of choice is lost, the others return, and two hit points are healed. R 6.3, 8.9 */
export function executeLongRest(character: Character, cardToLose: string): Character {
  if (!character.longRest) throw new PileError('not-there', character.id, 'No long rest was declared.');
  const rested = withPiles(character, (piles) => takeBack(piles, cardToLose));
  const { removes, restores } = healEffect(rested);
  const healed = withConditions(rested, (figure) => {
    for (const condition of removes) loseCondition(figure, condition);
  });
  const health = restores ? Math.min(rested.maxHealth, rested.health + LONG_REST_HEALS) : rested.health;
  return { ...healed, health, longRest: false };
}
