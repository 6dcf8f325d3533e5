import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';

describe('canonical JSON', () => {
  test('says nothing by the order of keys', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }], skipped: undefined })).toBe(
      '{"a":[{"c":"x","d":null}],"b":1}',
    );
  });

  test('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
      }),
    );
  });

  test.each([[new Map()], [new Date(0)], [Number.NaN], [() => 1], [undefined]])('refuses %s', (value) => {
    expect(() => canonicalJson({ value: [value] })).toThrow(TypeError);
  });
});
