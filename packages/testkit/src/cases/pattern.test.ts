import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstMissing, matches } from './pattern.ts';

describe('matches', () => {
  it('accepts an object with more keys, but not an array with more items', () => {
    expect(matches({ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 })).toBe(true);
    expect(matches([{ a: 1 }, 2], [{ a: 1, b: 1 }, 2])).toBe(true);
    expect(matches([1], [1, 2])).toBe(false);
    expect(matches({ 0: 1 }, [1])).toBe(false);
    expect(matches({}, null)).toBe(false);
    expect(matches(null, undefined)).toBe(false);
  });

  it('accepts the value that a pattern was made from', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => matches(value, structuredClone(value))));
  });

  it('firstMissing requires patterns to match in order', () => {
    const values = [{ n: 1 }, { n: 2 }, { n: 1 }];
    expect(firstMissing([{ n: 1 }, { n: 1 }], values)).toBeUndefined();
    expect(firstMissing([{ n: 2 }, { n: 2 }], values)).toEqual({ n: 2 });
    expect(firstMissing([{ n: 2 }, { n: 1 }], values)).toBeUndefined();
  });
});
