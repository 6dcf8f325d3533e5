import { fastChance } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { type ModifierDeck, removeCards } from '../state/modifierDeck.ts';
import { deckCards, drawModifiers, ignores, refreshDeck, shuffledDeck, standardCards, undrawn } from './deck.ts';
import { giveDeckCard, supplyLeft } from './supply.ts';

/** Returns a deck whose cards are drawn in this order. */
function stacked(order: readonly string[], drawn: readonly string[] = []): ModifierDeck {
  return { pile: [...order].reverse(), drawn: [...drawn], cards: [...order, ...drawn], due: false };
}

const counted = (cards: readonly string[]) => cards.toSorted();

describe('building a deck', () => {
  test('a standard deck has twenty cards', () => {
    expect(standardCards()).toHaveLength(20);
    expect(standardCards().filter((card) => card === 'plus-0')).toHaveLength(6);
  });

  test('perks remove and add cards', () => {
    // The Brute's first perk removes two −1 cards, the second replaces a −1 by a +1.
    expect(deckCards({ class: 'brute', perks: [1] }).filter((card) => card === 'minus-1')).toHaveLength(3);
    const cards = deckCards({ class: 'brute', perks: [0, 1] });
    expect(cards.filter((card) => card === 'minus-1')).toHaveLength(4);
    expect(cards.filter((card) => card === 'plus-1')).toHaveLength(6);
  });

  test('items and scenarios add cards unless a perk ignores them', () => {
    const plain = deckCards({ class: 'brute', perks: [], minusOnes: 2, scenario: ['curse'] });
    expect(plain).toHaveLength(23);
    const perk = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((n) => {
      const perks = [...new Array<number>(n).fill(0), 1];
      return ignores('brute', perks, 'item-effects');
    });
    const perks = [...new Array<number>(perk!).fill(0), 1];
    expect(deckCards({ class: 'brute', perks, minusOnes: 2 }).filter((card) => card === 'minus-1')).toHaveLength(5);
  });
});

describe('drawing', () => {
  test('drawn cards are public, and the remaining cards follow from them', () => {
    const deck = stacked(['plus-1', 'minus-1', 'plus-0']);
    expect(drawModifiers(deck, 'advantage', 3, fastChance(1))).toMatchObject({
      drawn: ['plus-1', 'minus-1'],
      used: ['plus-1'],
    });
    expect(deck.drawn).toEqual(['plus-1', 'minus-1']);
    expect(undrawn(deck)).toEqual(['plus-0']);
  });

  test('an empty pile is reshuffled in the middle of an attack', () => {
    const deck = stacked(['plus-1'], ['minus-1']);
    const { drawn, reshuffled } = drawModifiers(deck, 'advantage', 3, fastChance(1));
    expect(drawn).toEqual(['plus-1', 'minus-1']);
    expect(reshuffled).toBe(true);
    expect(deck.pile).toEqual([]);
  });

  test('a curse leaves the deck although it is ignored, and causes no shuffle', () => {
    const deck = stacked(['curse', 'plus-1', 'plus-0']);
    expect(drawModifiers(deck, 'advantage', 3, fastChance(1)).used).toEqual(['plus-1']);
    expect(deck.cards).toEqual(['plus-1', 'plus-0']);
    expect(deck.drawn).toEqual(['plus-1']);
    expect(refreshDeck(deck, fastChance(1))).toBe(false);
  });

  test('a standard null or double causes a shuffle at the end of the round', () => {
    const deck = stacked(['null', 'plus-1']);
    drawModifiers(deck, 'plain', 3, fastChance(1));
    expect(deck.due).toBe(true);
    expect(refreshDeck(deck, fastChance(1))).toBe(true);
    expect(counted(deck.pile)).toEqual(['null', 'plus-1']);
    expect(deck.drawn).toEqual([]);
    expect(deck.due).toBe(false);
  });

  test('pile and discards together always equal the cards of the deck', () => {
    const chance = fastChance(7);
    const deck = shuffledDeck(deckCards({ class: 'scoundrel', perks: [1, 1, 1, 1, 1, 1, 1, 1] }), chance);
    for (let i = 0; i < 200; i++) {
      drawModifiers(deck, i % 3 === 0 ? 'advantage' : i % 3 === 1 ? 'disadvantage' : 'plain', 3, chance);
      if (i % 5 === 0) refreshDeck(deck, chance);
      expect(counted([...deck.pile, ...deck.drawn])).toEqual(counted(deck.cards));
      expect(counted(undrawn(deck))).toEqual(counted(deck.pile));
    }
  });
});

describe('bless and curse', () => {
  const newDecks = () => ({
    heroes: [shuffledDeck(standardCards(), fastChance(1)), shuffledDeck(standardCards(), fastChance(2))],
    monsters: shuffledDeck(standardCards(), fastChance(3)),
  });

  test('bless and curse are shuffled into the remaining pile', () => {
    const decks = newDecks();
    for (let i = 0; i < 17; i++) drawModifiers(decks.monsters, 'plain', 3, fastChance(1));
    const before = decks.monsters.pile.length;
    expect(giveDeckCard(decks, 'curse', 'monsters', fastChance(4))).toBe(true);
    expect(decks.monsters.pile).toHaveLength(before + 1);
    expect(decks.monsters.pile).toContain('curse');
  });

  test('the supply has ten curses for monsters, ten for all characters and ten blessings', () => {
    const decks = newDecks();
    for (let i = 0; i < 10; i++) expect(giveDeckCard(decks, 'curse', 'monsters', fastChance(i))).toBe(true);
    expect(giveDeckCard(decks, 'curse', 'monsters', fastChance(1))).toBe(false);
    for (let i = 0; i < 10; i++) expect(giveDeckCard(decks, 'curse', i % 2, fastChance(i))).toBe(true);
    expect(giveDeckCard(decks, 'curse', 0, fastChance(1))).toBe(false);
    for (let i = 0; i < 6; i++) giveDeckCard(decks, 'bless', 0, fastChance(i));
    for (let i = 0; i < 4; i++) giveDeckCard(decks, 'bless', 'monsters', fastChance(i));
    expect(supplyLeft(decks, 'bless', 'characters')).toBe(0);
    expect(giveDeckCard(decks, 'bless', 1, fastChance(1))).toBe(false);
  });

  test('removeCards takes cards out of a deck', () => {
    const [deck] = newDecks().heroes;
    expect(removeCards(deck!, 'minus-1', 4)).toBe(4);
    expect(removeCards(deck!, 'minus-1', 4)).toBe(1);
    expect(deck!.cards).toHaveLength(15);
  });
});
