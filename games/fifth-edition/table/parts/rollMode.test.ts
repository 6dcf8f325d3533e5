import { expect, test } from 'vitest';
import { combinedMode } from './rollMode.ts';

const plain = { shiftKey: false, altKey: false };
const shift = { shiftKey: true, altKey: false };
const alt = { shiftKey: false, altKey: true };

test.each([
  ['plain', plain, 'plain'],
  ['plain', shift, 'advantage'],
  ['plain', alt, 'disadvantage'],
  ['advantage', plain, 'advantage'],
  ['advantage', shift, 'advantage'],
  ['disadvantage', plain, 'disadvantage'],
  ['disadvantage', alt, 'disadvantage'],
] as const)('combinedMode of %s with %o returns %s', (own, keys, mode) => {
  expect(combinedMode(own, keys)).toBe(mode);
});

test('combinedMode cancels an advantage against a disadvantage', () => {
  expect(combinedMode('disadvantage', shift)).toBe('plain');
  expect(combinedMode('advantage', alt)).toBe('plain');
  expect(combinedMode('plain', { shiftKey: true, altKey: true })).toBe('plain');
});
