import { describe, expect, test } from 'vitest';
import { sayIn } from '../../../test/say.ts';
import { canSpend, coinWords, mixedWorth } from './purse.ts';

const NONE = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };

describe('purse', () => {
  test('coinWords lists the most valuable coins first', () => {
    expect(coinWords(sayIn('en'), { ...NONE, gp: 15, sp: 3, pp: 1 })).toBe('1 pp, 15 gp, 3 sp');
    expect(coinWords(sayIn('de'), { ...NONE, gp: 15 })).toBe('15 GM');
    expect(coinWords(sayIn('en'), NONE)).toBe('');
    expect(coinWords(sayIn('en'), { gp: -4 })).toBe('4 gp');
  });

  test('mixedWorth returns the worth in gold only for mixed coins', () => {
    expect(mixedWorth({ ...NONE, gp: 15 })).toBeUndefined();
    expect(mixedWorth({ ...NONE, gp: 15, sp: 5 })).toBe(15.5);
  });

  test('canSpend rejects more coins of a type than held', () => {
    expect(canSpend({ ...NONE, gp: 4 }, 'gp', 4)).toBe(true);
    expect(canSpend({ ...NONE, gp: 4, pp: 9 }, 'gp', 5)).toBe(false);
  });
});
