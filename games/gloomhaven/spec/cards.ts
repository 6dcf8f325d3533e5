import type { Chance } from '@tessera/kernel';
import { moveCard as move, moveCards as moveAll, PileError } from '../src/cards/piles.ts';
import { canPlay, canRest as mayRest } from '../src/cards/rest.ts';
import { type SpecCharacter, withPiles } from './character.ts';

/** The three piles of the specification. */
export const PILES = ['hand', 'discard', 'lost'] as const;
export type PileName = (typeof PILES)[number];

/** Returns the character with a card moved. Throws a `PileError` when the card is not there. */
export function moveCard(character: SpecCharacter, card: string, from: PileName, to: PileName): SpecCharacter {
  return withPiles(character, (piles) => move(piles, card, from, to));
}

/** Returns the character with several cards moved: all of them or none. */
export function moveCards(
  character: SpecCharacter,
  cards: readonly string[],
  from: PileName,
  to: PileName,
): SpecCharacter {
  return withPiles(character, (piles) => moveAll(piles, cards, from, to));
}

/** Plays two cards: a half with the lost icon loses its card, the other card is discarded (ruling 146). */
export function playCards(
  character: SpecCharacter,
  topCard: string,
  bottomCard: string,
  topHasLoss: boolean,
  bottomHasLoss: boolean,
): SpecCharacter {
  return withPiles(character, (piles) => {
    move(piles, topCard, 'hand', topHasLoss ? 'lost' : 'discard');
    move(piles, bottomCard, 'hand', bottomHasLoss ? 'lost' : 'discard');
  });
}

/** Returns the cards that a recovery takes: the named ones, or a number at random. */
function chosen(
  pile: readonly string[],
  cards: readonly string[] | undefined,
  count: number,
  chance: Chance | undefined,
): string[] {
  if (cards !== undefined) return [...cards];
  if (count > pile.length) throw new PileError('too-few', String(count), 'There are not so many cards.');
  if (count === pile.length) return [...pile];
  if (chance === undefined) throw new PileError('too-few', String(count), 'A random choice needs chance.');
  const left = [...pile];
  return Array.from({ length: count }, () => chance.draw(left));
}

/** Recovers lost cards to the hand. */
export function recoverCards(
  character: SpecCharacter,
  cards: readonly string[] | undefined,
  count = 0,
  chance?: Chance,
): SpecCharacter {
  return moveCards(character, chosen(character.lost, cards, count, chance), 'lost', 'hand');
}

/** Returns lost cards to the discard pile (ruling 137). */
export function returnCardsToDiscard(
  character: SpecCharacter,
  cards: readonly string[] | undefined,
  count = 0,
  chance?: Chance,
): SpecCharacter {
  return moveCards(character, chosen(character.lost, cards, count, chance), 'lost', 'discard');
}

/** Discards hand cards: the price of two for damage in the specification (ruling 43). */
export function discardFromHand(character: SpecCharacter, cards: readonly string[]): SpecCharacter {
  return moveCards(character, cards, 'hand', 'discard');
}

/** Loses hand cards: the price of one for damage. R 6.4 */
export function loseFromHand(character: SpecCharacter, cards: readonly string[]): SpecCharacter {
  return moveCards(character, cards, 'hand', 'lost');
}

/** Returns the number of cards per pile. */
export function getCardCounts({ hand, discard, lost }: SpecCharacter): Readonly<Record<PileName | 'total', number>> {
  return {
    hand: hand.length,
    discard: discard.length,
    lost: lost.length,
    total: hand.length + discard.length + lost.length,
  };
}

/** Checks whether the hand has enough cards. */
export function canPlayCards(character: SpecCharacter, count = 2): boolean {
  return canPlay(character, count);
}

/** Checks whether enough cards are discarded. */
export function canRest(character: SpecCharacter, count = 2): boolean {
  return mayRest(character, count);
}
