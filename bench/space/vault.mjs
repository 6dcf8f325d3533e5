import { fromOddRow } from '@tessera/space';

/**
 * A vault of 25 by 20 hexes: nine rooms with doors between walls one hex thick, pillars in the rooms, rubble that costs two.
 * A letter a hex: '#' wall, '.' floor, ',' rubble.
 */
const VAULT = [
  '........#........#.......',
  '..,.....#...,....#..#....',
  '.....#..........,........',
  '..#.....#...#....#.......',
  '........#........#...,...',
  '...,....#.....#..#.......',
  '####.######.########.####',
  '........#........#.......',
  '..#...,.#..,.....#..#....',
  '........#....#...#.......',
  '....#........,.......,...',
  '........#........#....#..',
  '.,......#..#.....#.......',
  '###.#########.#####.#####',
  '........#........#.......',
  '...#....#.....,..#..,....',
  '.....,.....#.............',
  '........#........#....#..',
  '..#..,..#...,.#..#.......',
  '........#........#.......',
];

/** Every hex of the vault with its letter. */
export const TILES = VAULT.flatMap((letters, row) =>
  [...letters].map((letter, column) => ({ column, row, letter, hex: fromOddRow(column, row) })),
);
