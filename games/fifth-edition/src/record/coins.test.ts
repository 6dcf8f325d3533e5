import { expect, test } from 'vitest';
import { coinsFor, coinWeight, goldWorth } from './coins.ts';

const NONE = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };

test('coinWeight returns one pound for fifty coins of any kinds', () => {
  expect(coinWeight({ cp: 10, sp: 10, ep: 10, gp: 10, pp: 10 })).toBe(1);
  expect(coinWeight(NONE)).toBe(0);
});

test('goldWorth converts silver, electrum, platinum and copper to gold', () => {
  expect(goldWorth({ ...NONE, sp: 10 })).toBe(1);
  expect(goldWorth({ ...NONE, ep: 2 })).toBe(1);
  expect(goldWorth({ ...NONE, pp: 1 })).toBe(10);
  expect(goldWorth({ ...NONE, cp: 5 })).toBe(0.05);
});

test('coinsFor splits a price into whole gold, silver and copper coins', () => {
  expect(coinsFor(15)).toEqual({ ...NONE, gp: 15 });
  expect(coinsFor(2.37)).toEqual({ ...NONE, gp: 2, sp: 3, cp: 7 });
  expect(goldWorth(coinsFor(0.29))).toBe(0.29);
});
