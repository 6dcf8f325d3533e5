import { expect, test } from 'vitest';
import { hiddenEdges } from './scrollable.ts';

const box = { scrollTop: 0, scrollLeft: 0, scrollHeight: 100, scrollWidth: 300, clientHeight: 100, clientWidth: 300 };

test('hiddenEdges returns nothing when all content is in sight', () => {
  expect(hiddenEdges(box)).toBe('');
});

test('hiddenEdges names the edges behind which content is hidden, until it is scrolled to', () => {
  expect(hiddenEdges({ ...box, scrollHeight: 250, scrollWidth: 400 })).toBe('below right');
  expect(hiddenEdges({ ...box, scrollHeight: 250, scrollTop: 150 })).toBe('');
});

test('hiddenEdges measures a right-to-left box, whose scroll position is negative', () => {
  expect(hiddenEdges({ ...box, scrollWidth: 400, scrollLeft: -100 })).toBe('');
  expect(hiddenEdges({ ...box, scrollWidth: 400, scrollLeft: -10 })).toBe('right');
});
