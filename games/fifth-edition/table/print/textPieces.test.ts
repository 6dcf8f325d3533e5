import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, piecesOf } from './textPieces.ts';

test('paragraphs stay apart, and empty lines are none', () => {
  expect(piecesOf('One.\n\n  Two. \n')).toEqual(['One.', 'Two.']);
});

test('no piece is long, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 900 }), { maxLength: 5 }), (paragraphs) => {
      const text = paragraphs.join('\n');
      const pieces = piecesOf(text);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(400);
      expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test('parts hold what there is room for, and the first has less of it', () => {
  expect(partsOf(['aaaa', 'bbbb', 'cccc', 'dddd'], 5, 8)).toEqual([['aaaa'], ['bbbb', 'cccc'], ['dddd']]);
  expect(partsOf(['a'.repeat(20)], 5, 8)).toEqual([['a'.repeat(20)]]);
});
