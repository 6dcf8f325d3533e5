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

test('columns wraps the widest cells when a row is wider than the terminal', () => {
  const rows = [
    ['game', 'bots', 'about'],
    ['gomoku', 'random, mcts, greedy', 'Five in a row on a wooden board'],
  ];
  expect(columns(rows, [], 36)).toBe(
    [
      'game    bots           about',
      'gomoku  random, mcts,  Five in a row',
      '        greedy         on a wooden',
      '                       board',
    ].join('\n'),
  );
  expect(columns(rows, [], 200)).toBe(columns(rows));
});

test('columns breaks words only when no line with whole words fits', () => {
  const rows = [['identifier-of-a-match', 'and a longer text']];
  expect(columns(rows, [], 29)).toBe(
    'identifier-of-a-match  and a\n                       longer\n                       text',
  );
  for (const line of columns(rows, [], 16).split('\n')) expect(line.length).toBeLessThanOrEqual(16);
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
