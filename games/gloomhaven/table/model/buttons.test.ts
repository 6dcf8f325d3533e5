import { expect, test } from 'vitest';
import { buttonsOf, defaultOf, passOf, priceOf } from './buttons.ts';
import { offerOf } from './offer.ts';

const SKIP = { type: 'skip' } as const;
const SUFFER = { type: 'suffer' } as const;
const TARGET = { type: 'target', figure: 2 } as const;

test('buttonsOf leaves out choices that are pressed on the map or selected in a list', () => {
  expect(buttonsOf(offerOf([TARGET, { type: 'element', element: 'fire' }, SUFFER, SKIP]))).toEqual([SUFFER, SKIP]);
});

test('passOf returns the button that continues without further action', () => {
  expect(passOf(offerOf([SUFFER, SKIP]))).toEqual(SKIP);
  expect(passOf(offerOf([SUFFER]))).toBeUndefined();
});

test('defaultOf returns the only choice, and no choice while the map offers another', () => {
  expect(defaultOf(offerOf([SKIP]))).toEqual(SKIP);
  expect(defaultOf(offerOf([TARGET, SKIP]))).toBeUndefined();
});

test('defaultOf suffers the damage even when cards could be lost instead', () => {
  expect(defaultOf(offerOf([{ type: 'lose', cards: ['a'] }, SUFFER, SKIP]))).toEqual(SUFFER);
});

test('defaultOf never suffers damage that exhausts the hero (R 6.6)', () => {
  expect(defaultOf(offerOf([{ type: 'lose', cards: ['a'] }, SUFFER]), true)).toBeUndefined();
  expect(defaultOf(offerOf([SUFFER]), true)).toBeUndefined();
});

test('priceOf names the price of a choice: the hero, or cards', () => {
  expect(priceOf(SUFFER, true)).toBe('exhausts');
  expect(priceOf(SUFFER, false)).toBeUndefined();
  expect(priceOf({ type: 'lose', cards: ['a'] }, false)).toBe('loses');
  expect(priceOf(SKIP, true)).toBeUndefined();
});
