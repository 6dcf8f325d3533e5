import { find } from '@tessera/catalog';
import { expect, test } from 'vitest';
import { actionText, boardText, eventText, outcomeText, reasonsText } from './words.ts';

const { game } = find('gomoku')!;
const silent = { ...game, words: {} };

test('a game without words is told as its fields', () => {
  expect(actionText(silent, { type: 'place', cell: 4 }, {})).toBe('place (cell 4)');
  expect(eventText(silent, { type: 'rolled', dice: [1, 2], by: 'Ada' })).toBe('rolled (dice [1,2], by Ada)');
  expect(eventText(silent, { type: 'passed' })).toBe('passed');
  expect(boardText(silent, { stones: 1, cells: [0, 1] }, 'spectator')).toBe('stones: 1\ncells: [0, 1]');
});

test('an outcome names the seats, or everyone where they fare alike', () => {
  const names = ['Ada', 'Bo'];
  expect(outcomeText(game, { results: ['loss', 'win'], why: 'in-a-row' }, names)).toBe(
    'Ada loses, Bo wins. A whole line of stones.',
  );
  expect(outcomeText(game, { results: ['draw', 'draw'] }, names)).toBe('It is a draw.');
  expect(outcomeText(game, { results: ['win', 'win'] }, names)).toBe('Everyone wins.');
  expect(outcomeText(game, { results: ['win', 'loss'], scores: [7, 3] }, names)).toBe(
    'Ada wins with 7, Bo loses with 3.',
  );
});

test('reasons are numbered, those behind a reason under it', () => {
  const reasons = [
    { label: 'armor', value: 16, reasons: [{ label: 'mail', value: 14 }, { label: 'ring' }] },
    { label: 'luck' },
  ];
  expect(reasonsText(game, {}, reasons)).toBe('1. armor: 16\n  1.1. mail: 14\n  1.2. ring\n2. luck');
});

test('odds are told to a hundredth, and values in the words of the game where it has any', () => {
  const reasons = [
    { label: 'chance to hit', value: 15 / 36 },
    { label: 'path', value: [4, 5] },
  ];
  expect(reasonsText(silent, {}, reasons)).toBe('1. chance to hit: 0.42\n2. path: [4,5]');
  const spoken = {
    ...game,
    words: { value: ({ label }: { label: string }) => (label === 'path' ? 'b2 c2' : undefined) },
  };
  expect(reasonsText(spoken, {}, reasons)).toBe('1. chance to hit: 0.42\n2. path: b2 c2');
});
