import { expect, test } from 'vitest';
import { keyChord } from './keyChord.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ ...plain, key: '?', shiftKey: true }, '?'],
  [{ ...plain, key: 'u' }, 'u'],
  [{ ...plain, key: 'U', shiftKey: true }, 'shift+u'],
  [{ ...plain, key: 'Escape' }, 'escape'],
  [{ ...plain, key: 'k', ctrlKey: true }, 'ctrl+k'],
  [{ ...plain, key: 'k', metaKey: true }, 'ctrl+k'],
  [{ ...plain, key: 'ArrowLeft', altKey: true }, 'alt+arrowleft'],
])('pressed names %o as %s', (press, name) => {
  expect(keyChord(press)).toBe(name);
});
