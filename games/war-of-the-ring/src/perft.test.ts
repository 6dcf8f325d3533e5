import { perft } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { warOfTheRing } from './game.ts';

// First the Free Peoples declare the Fellowship at its place, change the Guide or are done. Then the Shadow allocates
// zero to seven dice, or the Guide changes after a declaration. Counts of the third and fourth action depend on the
// dice and are not derived by hand: they guard against unnoticed changes of legality.
test.each([
  { seats: 2, counts: [3, 18, 324, 4570] },
  { seats: 3, counts: [3, 9, 36] },
  { seats: 4, counts: [3, 9, 27] },
])('perft counts the first actions of a match with $seats players', ({ seats, counts }) => {
  expect(perft(warOfTheRing, { seats, depth: counts.length })).toEqual(counts);
});
