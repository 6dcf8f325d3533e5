import { sameJson } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brief, difference, differenceText, spelledDifference } from './difference.ts';

describe('difference', () => {
  it('returns the first place where two values differ', () => {
    expect(difference({ a: { b: [1, 2] }, c: 3 }, { a: { b: [1, 5] }, c: 4 })).toEqual({
      path: 'a.b.1',
      expected: 2,
      found: 5,
    });
    expect(difference([1], [1, 2])).toEqual({ path: '1', expected: undefined, found: 2 });
    expect(difference({}, [])).toEqual({ path: '', expected: {}, found: [] });
    expect(difference({ a: undefined }, {})).toBeUndefined();
  });

  it('returns undefined exactly when two values are the same JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
        expect(difference(a, b) === undefined).toBe(sameJson(a, b));
        expect(difference(a, structuredClone(a))).toBeUndefined();
      }),
    );
  });

  it('differenceText formats it in one line', () => {
    expect(differenceText({ path: 'a.0', expected: { b: 1 }, found: undefined })).toBe(
      'a.0: expected {"b":1}, found nothing',
    );
    expect(spelledDifference('1', '2')).toBe('the whole: expected 1, found 2');
    expect(brief('x'.repeat(500)).length).toBeLessThan(410);
    expect(brief(Number.NaN)).toBe('NaN');
  });
});
