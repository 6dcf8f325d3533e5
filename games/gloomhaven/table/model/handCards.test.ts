import { expect, test } from 'vitest';
import { BRUTE, stage } from '../../test/stage.ts';
import { nextCardSet, sortedCards, toggleCard } from './handCards.ts';
import { offerOf } from './offer.ts';

test('toggleCard lets the first picked card lead, and a third replaces the second', () => {
  expect(toggleCard([], 'a')).toEqual(['a']);
  expect(toggleCard(['a', 'b'], 'c')).toEqual(['a', 'c']);
  expect(toggleCard(['a', 'b'], 'a')).toEqual(['b']);
});

test('nextCardSet toggles a card, and a card beyond the largest set replaces the first', () => {
  const offer = offerOf([
    { type: 'cards', cards: ['a'] },
    { type: 'cards', cards: ['a', 'b'] },
  ]);
  expect(nextCardSet(offer, ['a'], 'b')).toEqual(['a', 'b']);
  expect(nextCardSet(offer, ['a', 'b'], 'c')).toEqual(['b', 'c']);
  expect(nextCardSet(offer, ['a', 'b'], 'a')).toEqual(['b']);
});

test('sortedCards lists the cards of every pile by initiative', () => {
  const { state } = stage();
  const hero = state.heroes[BRUTE]!;
  hero.hand = ['shield-bash'];
  hero.discard = ['trample'];
  hero.inPlay = [];
  hero.active = [];
  hero.lost = [];
  expect(sortedCards(state, BRUTE)).toEqual([
    { card: 'shield-bash', pile: 'hand' },
    { card: 'trample', pile: 'discard' },
  ]);
});
