import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256Hex as native } from './sha256.node.ts';
import { sha256Hex as portable } from './sha256.ts';

it('sha256Hex gives the same hash on every platform', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(native(bytes)).toBe(portable(bytes));
    }),
  );
  // Includes lone surrogates, which UTF-8 cannot encode.
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(native(text)).toBe(portable(text));
      expect(native(`${text}\ud800`)).toBe(portable(`${text}\ud800`));
    }),
  );
  expect(portable(new Uint8Array(0))).toMatch(/^e3b0c44298fc1c14/);
});
