import type { Chance } from '@tessera/kernel';
import { recordOf } from '../content/lookup.ts';
import { type ModifierDeck, reshuffle, take } from '../state/modifierDeck.ts';
import { modifierCard } from './cards.ts';
import { type CountedCards, type DrawMode, type DrawRule, needsMore, OFFICIAL_DRAW, usedCards } from './draw.ts';

/** The public part of a deck. */
export type ShownDeck = Readonly<Pick<ModifierDeck, 'due'>> & {
  readonly drawn: readonly string[];
  readonly cards: readonly string[];
};

/** Returns the twenty cards that every deck starts from. R 7.4 */
export function standardCards(): string[] {
  return recordOf('modifier-deck', 'standard').cards.flatMap(({ card, count }) => new Array<string>(count).fill(card));
}

/** Changes to a character's deck for a scenario. */
export interface DeckPlan {
  readonly class: string;
  /** How often each perk of the class has been taken. */
  readonly perks: readonly number[];
  /** −1 cards of equipped items. R 12.5 */
  readonly minusOnes?: number;
  /** Cards that the scenario adds. R 2.1 */
  readonly scenario?: readonly string[];
}

/**
 * Returns the cards of a character's deck: the standard ones, changed by perks, items and the scenario. R 2.2, 7.4,
 * 12.5
 */
export function deckCards({ class: classId, perks, minusOnes = 0, scenario = [] }: DeckPlan): string[] {
  const cards = standardCards();
  for (const [i, perk] of recordOf('class', classId).perks.entries()) {
    for (let taken = 0; taken < (perks[i] ?? 0); taken++) {
      for (const { card, count } of perk.remove) for (let n = 0; n < count; n++) take(cards, card);
      for (const { card, count } of perk.add) for (let n = 0; n < count; n++) cards.push(card);
    }
  }
  if (!ignores(classId, perks, 'item-effects')) for (let n = 0; n < minusOnes; n++) cards.push('minus-1');
  if (!ignores(classId, perks, 'scenario-effects')) cards.push(...scenario);
  return cards;
}

/**
 * Checks whether a perk removes a card that is missing from the deck. Some perks replace cards that another perk added.
 * R 16.7
 */
export function lacksCards(classId: string, perks: readonly number[], perk: number): boolean {
  const cards = deckCards({ class: classId, perks });
  const { remove = [] } = recordOf('class', classId).perks[perk] ?? {};
  return remove.some(({ card, count }) => cards.filter((one) => one === card).length < count);
}

/** Checks whether a perk lets the character ignore such effects. R 2.2 */
export function ignores(classId: string, perks: readonly number[], what: 'item-effects' | 'scenario-effects'): boolean {
  return recordOf('class', classId).perks.some((perk, i) => (perks[i] ?? 0) > 0 && perk.ignores.includes(what));
}

/** Returns a shuffled deck of these cards, some of which are already drawn. */
export function shuffledDeck(cards: readonly string[], chance: Chance, drawn: readonly string[] = []): ModifierDeck {
  const pile = without(cards, drawn);
  chance.shuffle(pile);
  return { pile, drawn: [...drawn], cards: [...cards], due: drawn.some((id) => modifierCard(id).reshuffle) };
}

/** Returns the cards left in a pile. Public knowledge. */
export function undrawn({ cards, drawn }: Pick<ShownDeck, 'cards' | 'drawn'>): string[] {
  return without(cards, drawn);
}

/** The cards drawn for one attack, and those that count. */
export interface Draw extends CountedCards {
  readonly drawn: readonly string[];
  /** Whether the discards were reshuffled during the draw. R 7.4 */
  readonly reshuffled: boolean;
}

/**
 * Draws modifiers for one target of an attack of this value. Drawn bless and curse cards leave the deck, even if
 * ignored. R 7.4 to 7.6, 8.8
 */
export function drawModifiers(
  deck: ModifierDeck,
  mode: DrawMode,
  value: number,
  chance: Chance,
  rule: DrawRule = OFFICIAL_DRAW,
): Draw {
  const drawn: string[] = [];
  let reshuffled = false;
  while (needsMore(drawn, mode, rule)) {
    if (deck.pile.length === 0) {
      // R 7.4: cards drawn by this attack stay out of the reshuffle unless no others are left.
      if (deck.drawn.length === 0) deck.drawn.push(...drawn.splice(0));
      reshuffle(deck, chance);
      reshuffled = true;
    }
    drawn.push(deck.pile.pop()!);
  }
  for (const id of drawn) putAway(deck, id);
  return { drawn, reshuffled, ...usedCards(drawn, mode, value, rule) };
}

function putAway(deck: ModifierDeck, id: string): void {
  const { leaves, reshuffle } = modifierCard(id);
  if (leaves) take(deck.cards, id);
  else deck.drawn.push(id);
  if (reshuffle) deck.due = true;
}

/** Shuffles a deck at the end of a round if a null or double was drawn. Returns whether it did. R 3.8 */
export function refreshDeck(deck: ModifierDeck, chance: Chance): boolean {
  if (!deck.due) return false;
  reshuffle(deck, chance);
  return true;
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) take(left, card);
  return left;
}
