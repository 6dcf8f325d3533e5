import { perft } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { warOfTheRing } from './game.ts';

// First the Free Peoples declare the Fellowship where it stands, change the Guide or are done; then the Shadow allocates none to seven
// dice, or, after a declaration, the Guide may still be changed. The third and fourth actions depend on the dice; nobody has worked them
// out by hand: they are here so that no change of what is legal goes unnoticed.
test.each([
  { seats: 2, counts: [3, 18, 324, 4570] },
  { seats: 3, counts: [3, 9, 36] },
  { seats: 4, counts: [3, 9, 27] },
])('the first actions of a match with $seats players', ({ seats, counts }) => {
  expect(perft(warOfTheRing, { seats, depth: counts.length })).toEqual(counts);
});
