import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, piecesOf } from './textPieces.ts';

test('piecesOf splits paragraphs and drops empty lines', () => {
  expect(piecesOf('One.\n\n  Two. \n')).toEqual(['One.', 'Two.']);
});

test('piecesOf limits the length of pieces and loses no character', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 900 }), { maxLength: 5 }), (paragraphs) => {
      const text = paragraphs.join('\n');
      const pieces = piecesOf(text);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(400);
      expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test('partsOf fills parts up to their limit, with a smaller first part', () => {
  expect(partsOf(['aaaa', 'bbbb', 'cccc', 'dddd'], 5, 8)).toEqual([['aaaa'], ['bbbb', 'cccc'], ['dddd']]);
  expect(partsOf(['a'.repeat(20)], 5, 8)).toEqual([['a'.repeat(20)]]);
});
