import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_LETTERS, readCode, TableCode, WrittenCode } from './ids.ts';

const code = fc.string({ unit: fc.constantFrom(...CODE_LETTERS), minLength: CODE_LENGTH, maxLength: CODE_LENGTH });

test.each([
  ['k7q2mp', 'K7Q2MP'],
  ['  K7Q-2MP ', 'K7Q2MP'],
  ['K7Q–2MP', 'K7Q2MP'],
  ['K7Q2MPXX', 'K7Q2MP'],
  ['1ILl22', 'LLLL22'],
  ['K70-O2m', 'K7QQ2M'],
  ['Ｋ７Ｑ２ＭＰ', 'K7Q2MP'],
  ['https://table.example/join/k7q-2mp?from=chat', 'K7Q2MP'],
  ['x'.repeat(100_000), 'XXXXXX'],
  ['', ''],
])('readCode reads %j as %j', (typed, read) => {
  expect(readCode(typed)).toBe(read);
});

test('readCode returns every code unchanged, however it was copied', () => {
  fc.assert(
    fc.property(code, (written) => {
      expect(TableCode.parse(written)).toBe(written);
      const dashed = `${written.slice(0, 3)}-${written.slice(3)}`;
      for (const typed of [written, dashed, dashed.toLowerCase(), [...written].join(' '), `/join/${written}`]) {
        expect(readCode(typed)).toBe(written);
        expect(WrittenCode.parse(typed)).toBe(written);
      }
    }),
  );
});

test('CODE_LETTERS has only one of each group of similar letters', () => {
  for (const group of ['0OQ', '1IL'])
    expect([...group].filter((letter) => CODE_LETTERS.includes(letter))).toHaveLength(1);
});

test('WrittenCode rejects codes that are too short or too long', () => {
  for (const typed of ['K7Q', 'äöü', 'K'.repeat(41)]) expect(WrittenCode.safeParse(typed).success).toBe(false);
});
