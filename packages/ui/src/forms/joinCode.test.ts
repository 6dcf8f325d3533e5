import { expect, test } from 'vitest';
import { CODE_ALPHABET, codeOf } from './joinCode.ts';

test.each([
  ['k7q2mp', 'K7Q2MP'],
  ['  K7Q-2MP ', 'K7Q2MP'],
  ['K7Q2MPXX', 'K7Q2MP'],
  ['O0Il1', ''],
  ['', ''],
])('%j becomes %j', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test('the alphabet has no look-alikes', () => {
  for (const letter of '0O1IL') expect(CODE_ALPHABET).not.toContain(letter);
});
