import { expect, test } from 'vitest';
import { findCommands } from './commandSearch.ts';

const COMMANDS = [
  { label: 'Open settings', group: 'Go' },
  { label: 'Undo move', group: 'Table' },
  { label: 'Remove bot', group: 'Table' },
  { label: 'Invite a player', group: 'Table' },
];
const found = (query: string) => findCommands(COMMANDS, query).map(({ label }) => label);

test('no query finds all, in their order', () => {
  expect(found('  ')).toEqual(COMMANDS.map(({ label }) => label));
});

test('the beginning of a word counts more than its middle', () => {
  expect(found('move')).toEqual(['Undo move', 'Remove bot']);
});

test('every word must occur, in any order and any case', () => {
  expect(found('MOVE undo')).toEqual(['Undo move']);
  expect(found('undo nothing')).toEqual([]);
});

test('the group is searched as well', () => {
  expect(found('table')).toHaveLength(3);
});
