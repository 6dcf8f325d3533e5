import { expect, test } from 'vitest';
import { columns, indent, newspaper } from './table.ts';

test('columns pads to the widest cell, aligns numbers right and ignores the width of colours', () => {
  const red = '\u001b[31ma\u001b[0m';
  expect(
    columns(
      [
        ['name', 'n'],
        [red, '10'],
      ],
      [1],
    ),
  ).toBe(`name   n\n${red}     10`);
});

test('newspaper fills column by column, in as many columns as fit', () => {
  const items = ['1', '2', '3', '4', '5'];
  expect(newspaper(items, 80)).toBe('1  2  3  4  5');
  expect(newspaper(items, 4)).toBe('1  4\n2  5\n3');
  expect(newspaper(items, 1)).toBe(items.join('\n'));
  expect(newspaper([], 80)).toBe('');
});

test('indent skips empty lines', () => {
  expect(indent('a\n\nb')).toBe('  a\n\n  b');
});
