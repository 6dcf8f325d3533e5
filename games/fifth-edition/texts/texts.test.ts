import { textProblems } from '@tessera/text';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

test('every text exists in both languages with the same parameters', () => {
  expect(textProblems({ en, de })).toEqual([]);
});
