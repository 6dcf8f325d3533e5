import { expect, test } from 'vitest';
import { buttonsOf, defaultOf, passOf } from './buttons.ts';
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
