import { expect, test } from 'vitest';
import { coinsFor, coinWeight, goldWorth } from './coins.ts';

const NONE = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };

test('fifty coins of any kind weigh a pound', () => {
  expect(coinWeight({ cp: 10, sp: 10, ep: 10, gp: 10, pp: 10 })).toBe(1);
  expect(coinWeight(NONE)).toBe(0);
});

test('a gold piece is ten of silver, two of electrum, a tenth of platinum', () => {
  expect(goldWorth({ ...NONE, sp: 10 })).toBe(1);
  expect(goldWorth({ ...NONE, ep: 2 })).toBe(1);
  expect(goldWorth({ ...NONE, pp: 1 })).toBe(10);
  expect(goldWorth({ ...NONE, cp: 5 })).toBe(0.05);
});

test('a price is paid in whole coins', () => {
  expect(coinsFor(15)).toEqual({ ...NONE, gp: 15 });
  expect(coinsFor(2.37)).toEqual({ ...NONE, gp: 2, sp: 3, cp: 7 });
  expect(goldWorth(coinsFor(0.29))).toBe(0.29);
});
