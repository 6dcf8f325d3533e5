import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';

describe('canonicalJson', () => {
  test('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }], skipped: undefined })).toBe(
      '{"a":[{"c":"x","d":null}],"b":1}',
    );
  });

  test('parses back to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
      }),
    );
  });

  test.each([[new Map()], [new Date(0)], [Number.NaN], [() => 1], [undefined]])('rejects %s', (value) => {
    expect(() => canonicalJson({ value: [value] })).toThrow(TypeError);
  });
});
