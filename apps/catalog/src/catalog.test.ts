import { existsSync } from 'node:fs';
import { botsOf } from '@tessera/bots';
import { expect, test } from 'vitest';
import { find, games } from './catalog.ts';

test('every game is found by its own id', () => {
  expect(new Set(games.map(({ game }) => game.id)).size).toBe(games.length);
  for (const entry of games) expect(find(entry.game.id)).toBe(entry);
  expect(find('no-such-game')).toBeUndefined();
});

test.each(games)('$game.id has a folder, a tagline and bots that play it', ({ game, bots, folder, tagline }) => {
  expect(existsSync(new URL(`../../../${folder}/package.json`, import.meta.url))).toBe(true);
  expect(tagline.length).toBeLessThan(60);
  expect(Object.keys(botsOf(game, bots))).toEqual(expect.arrayContaining(['random', 'mcts']));
});
