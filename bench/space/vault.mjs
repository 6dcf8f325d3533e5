import { fromOddRow } from '@tessera/space';

/**
 * Map of 25 by 20 hexes: nine rooms with doors and walls one hex thick, pillars in the rooms, rubble with a cost of two.
 * One character per hex: '#' wall, '.' floor, ',' rubble.
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

/** Returns every hex of the map with its character. */
export const TILES = VAULT.flatMap((letters, row) =>
  [...letters].map((letter, column) => ({ column, row, letter, hex: fromOddRow(column, row) })),
);
