import { nonEmpty } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { manifests } from '../games/manifests.ts';
import { conflictingKeys, shownKeys } from './keyGroups.ts';

const ofGames = manifests.flatMap(({ id, keys }) => (keys ? [{ id, keys }] : []));

test.each(nonEmpty(ofGames))('no key of $id has two meanings at its table', ({ keys }) => {
  expect(conflictingKeys(keys)).toEqual([]);
});

test('conflictingKeys finds a key that a game binds although the site does, and one that the game binds twice', () => {
  expect(conflictingKeys([{ keys: ['C'], does: 'call' }])).toEqual(['C']);
  expect(
    conflictingKeys([
      { keys: ['1', '…', '9'], does: 'cards' },
      { keys: ['7'], does: 'seventh' },
    ]),
  ).toEqual(['7']);
});

test('shownKeys leaves out a key that the game describes in its own words', () => {
  const lines = shownKeys('board', [{ keys: ['Enter'], does: 'place' }]).map(([keys]) => keys.join(' '));
  expect(lines).not.toContain('Enter');
  expect(lines).toContain('Tab');
});
