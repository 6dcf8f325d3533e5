import { expect, test } from 'vitest';
import { CHARACTERS, MATCH_GAMES, rulesOf, SHELF } from './shelf.ts';

test.each(MATCH_GAMES)('the card of %s says what its rules say', async (id) => {
  const rules = await rulesOf(id);
  expect(rules?.game.id).toBe(id);
  expect(rules?.game.seats).toEqual(SHELF[id].seats);
});

test('a character is a match for one', async () => {
  const rules = await rulesOf(CHARACTERS);
  expect(rules?.game.id).toBe(CHARACTERS);
  expect(rules?.game.seats).toEqual({ min: 1, max: 1 });
});

test('there are no rules of a game that nobody knows', async () => {
  expect(await rulesOf('chess')).toBeUndefined();
});
