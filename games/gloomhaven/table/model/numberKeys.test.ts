import type { Choice } from '@tessera/gloomhaven/selectors';
import { expect, test } from 'vitest';
import { numberKeys } from './numberKeys.ts';
import { offerOf } from './offer.ts';

/** Returns the effect of each number key as the armed choice or the picked cards. */
function effects(legal: readonly Choice[], pickable: readonly string[] = [], picked: readonly string[] = []) {
  let effect: unknown;
  const keys = numberKeys({
    offer: offerOf(legal),
    pickable,
    picked,
    arm: (choice) => {
      effect = choice;
    },
    pick: (cards) => {
      effect = cards;
    },
  });
  return Object.fromEntries(
    Object.entries(keys).map(([key, press]) => {
      press();
      return [key, effect];
    }),
  );
}

const half = (card: string): Choice => ({ type: 'play', card, half: 'top', basic: false });
const element: Choice = { type: 'element', element: 'fire' };

test('numberKeys toggles the cards of the round before anything else', () => {
  expect(effects([half('trample')], ['a', 'b'], ['a'])).toEqual({ 1: [], 2: ['a', 'b'] });
});

test('numberKeys arms halves and items in one row', () => {
  const use: Choice = { type: 'use', item: 'iron-helmet', elements: [] };
  expect(effects([use, half('trample'), element])).toEqual({ 1: half('trample'), 2: use });
});

test('numberKeys picks a set of cards from a pile, and a single card to lose', () => {
  expect(effects([{ type: 'cards', cards: ['a', 'b'] }], [], ['b'])).toEqual({ 1: ['b', 'a'], 2: [] });
  expect(effects([{ type: 'suffer' }, { type: 'lose', cards: ['a'] }], [], ['b'])).toEqual({ 1: ['a'] });
});

test('numberKeys arms answers without a button and skips those with one', () => {
  expect(effects([{ type: 'skip' }, element])).toEqual({ 1: element });
  expect(effects([{ type: 'skip' }])).toEqual({});
});

test('numberKeys binds ten choices at most, the tenth to 0', () => {
  const cards = Array.from({ length: 12 }, (_, n) => `card ${n}`);
  const keys = effects([], cards);
  expect(Object.keys(keys)).toHaveLength(10);
  expect(keys[0]).toEqual(['card 9']);
});
