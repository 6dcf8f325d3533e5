import { expect, it } from 'vitest';
import { SharedPlaces } from './sharedPlaces.ts';

it('leaves places for another person when three people take as many as they can', () => {
  const places = new SharedPlaces({ most: 8, share: 2 });
  const held = ['ada', 'bob', 'cy'].map((person) => [1, 2, 3].filter(() => places.enter(person)).length);
  expect(held).toEqual([2, 2, 1]);
  expect(places.enter('dee')).toBeDefined();
});

it('refuses a person without a place only when every place is taken, and releases a place once', () => {
  const places = new SharedPlaces({ most: 4, share: 2 });
  const leave = places.enter('first');
  for (const person of ['b', 'c', 'd']) expect(places.enter(person)).toBeDefined();
  expect(places.enter('e')).toBeUndefined();
  leave?.();
  leave?.();
  expect(places.enter('e')).toBeDefined();
  expect(places.enter('f')).toBeUndefined();
});
