import { textProblems } from '@tessera/text';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

test('every text is there in both languages, with the same gaps', () => {
  expect(textProblems({ en, de })).toEqual([]);
});
