import { expect, test } from 'vitest';
import { findCommands } from './commandSearch.ts';

const COMMANDS = [
  { label: 'Open settings', group: 'Go' },
  { label: 'Undo move', group: 'Table' },
  { label: 'Remove bot', group: 'Table' },
  { label: 'Invite a player', group: 'Table' },
];
const found = (query: string) => findCommands(COMMANDS, query).map(({ label }) => label);

test('findCommands returns all commands in order for an empty query', () => {
  expect(found('  ')).toEqual(COMMANDS.map(({ label }) => label));
});

test('findCommands prefers the beginning of a word to its middle', () => {
  expect(found('move')).toEqual(['Undo move', 'Remove bot']);
});

test('findCommands requires every word, in any order and case', () => {
  expect(found('MOVE undo')).toEqual(['Undo move']);
  expect(found('undo nothing')).toEqual([]);
});

test('findCommands searches the group as well', () => {
  expect(found('table')).toHaveLength(3);
});
