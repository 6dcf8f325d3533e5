import { describe, expect, test } from 'vitest';
import { translateIn } from '../../../test/translators.ts';
import { canSpend, coinWords, mixedWorth } from './purse.ts';

const NONE = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };

describe('purse', () => {
  test('coinWords lists the most valuable coins first', () => {
    expect(coinWords(translateIn('en'), { ...NONE, gp: 15, sp: 3, pp: 1 })).toBe('1 pp, 15 gp, 3 sp');
    expect(coinWords(translateIn('de'), { ...NONE, gp: 15 })).toBe('15 GM');
    expect(coinWords(translateIn('en'), NONE)).toBe('');
    expect(coinWords(translateIn('en'), { gp: -4 })).toBe('4 gp');
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
