import { utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAscii } from './canonicalBytes.ts';
import { canonical } from './json.ts';

describe('writeAscii', () => {
  it('writes the same bytes as the canonical text, or returns undefined', () => {
    let written = 0;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const bytes = new Uint8Array(512);
        const end = writeAscii(value, bytes, 7);
        const expected = utf8ToBytes(canonical(value));
        if (end === undefined) return;
        written++;
        expect(bytes.subarray(7, end)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
    expect(written).toBeGreaterThan(500);
  });

  it('returns undefined for values that do not fit, need escapes or are not JSON', () => {
    const small = new Uint8Array(8);
    expect(writeAscii('1234567', small, 0)).toBeUndefined();
    expect(writeAscii('123456', small, 0)).toBe(8);
    expect(writeAscii([[[[[1]]]]], small, 0)).toBeUndefined();
    for (const value of ['é', 'a"b', 'a\\b', 'a\nb', undefined, 5n, () => 1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(writeAscii(value, new Uint8Array(64), 0)).toBeUndefined();
    }
  });
});
