import { describe, expect, it } from 'vitest';
import { budgetOf, spend } from './budget.ts';

describe('spend', () => {
  it('stops after the given iterations', () => {
    const goOn = spend({ iterations: 3 });
    expect([1, 2, 3, 4].map(goOn)).toEqual([true, true, false, false]);
  });

  it('stops when the time is over', () => {
    let time = 1000;
    const goOn = spend({ ms: 10, now: () => time });
    expect(goOn(1_000_000)).toBe(true);
    time = 1010;
    expect(goOn(1)).toBe(false);
  });

  it('stops at the first of both limits', () => {
    const goOn = spend({ ms: 10, iterations: 2, now: () => 0 });
    expect([1, 2].map(goOn)).toEqual([true, false]);
  });

  it('needs a clock only for time', () => {
    const now = () => 0;
    expect(budgetOf({ iterations: 5 }, now)).toEqual({ iterations: 5 });
    expect(budgetOf({ ms: 5 }, now)).toEqual({ ms: 5, now });
  });

  it('rejects an empty budget', () => {
    expect(() => spend({ iterations: 0 })).toThrow(/iterations 0/);
    expect(() => spend({ iterations: Number.NaN })).toThrow(/iterations NaN/);
    expect(() => spend({ ms: 0, now: () => 0 })).toThrow(/ms 0/);
  });
});
