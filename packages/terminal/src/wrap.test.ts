import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleLength, wrap } from './wrap.ts';

test('wrap breaks lines at spaces and keeps the indentation of the first line', () => {
  expect(wrap('one two three', 20)).toEqual(['one two three']);
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('  one two', 5)).toEqual(['  one', 'two']);
});

test('wrap breaks a word that is longer than a line', () => {
  expect(wrap('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
});

test('wrap ends a colour with each line and starts it again on the next', () => {
  expect(wrap('\u001b[36mone two\u001b[0m end', 4)).toEqual([
    '\u001b[36mone\u001b[0m',
    '\u001b[36mtwo\u001b[0m',
    'end',
  ]);
});

test('wrap keeps every visible character and exceeds no line', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'ö', '\u001b[1m', '\u001b[0m') });
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, width) => {
      const lines = wrap(text.trim(), width);
      for (const line of lines) expect(visibleLength(line)).toBeLessThanOrEqual(width);
      const letters = (written: string) => written.replaceAll(/\[\dm| /g, '').replaceAll('\u001b', '');
      expect(letters(lines.join(''))).toBe(letters(text));
    }),
  );
});
