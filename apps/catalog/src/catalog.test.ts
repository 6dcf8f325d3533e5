import { existsSync } from 'node:fs';
import { botsOf } from '@tessera/bots';
import { expect, test } from 'vitest';
import { find, games } from './catalog.ts';

test('find returns every game by its id and undefined for an unknown id', () => {
  expect(new Set(games.map(({ game }) => game.id)).size).toBe(games.length);
  for (const entry of games) expect(find(entry.game.id)).toBe(entry);
  expect(find('no-such-game')).toBeUndefined();
});

test.each(games)('$manifest.id: the manifest states the same id and seats as the rules', ({ game, bots, manifest }) => {
  expect(game.id).toBe(manifest.id);
  expect(game.seats).toMatchObject(manifest.card.seats);
  // The folder has the cases and playthroughs.
  expect(existsSync(new URL(`../../../${manifest.folder}/playthroughs`, import.meta.url))).toBe(true);
  expect(Object.keys(botsOf(game, bots))).toEqual(expect.arrayContaining(['random', 'mcts']));
});
