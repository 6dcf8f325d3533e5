import { expect, test } from 'vitest';
import { GAMES, rulesOf, SHELF } from './shelf.ts';

test.each(GAMES)('the card of %s says what its rules say', async (id) => {
  const rules = await rulesOf(id);
  expect(rules?.game.id).toBe(id);
  expect(rules?.game.seats).toEqual(SHELF[id].seats);
});

test('there are no rules of a game that nobody knows', async () => {
  expect(await rulesOf('chess')).toBeUndefined();
});
