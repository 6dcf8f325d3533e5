import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Board } from './board.ts';
import { DIRECTION_INDICES, hex } from './hex.ts';
import { GAITS } from './movement.ts';
import { Paths } from './paths.ts';
import { Reach } from './reach.ts';
import { blast } from './shapes.ts';
import { BLOCKED, OCCUPIED, SOLID, Terrain } from './terrain.ts';
import { Walls } from './walls.ts';

describe.each([
  { kind: 'plain', board: new Board(blast(0, 4)) },
  { kind: 'linked', board: new Board(blast(0, 4), [[hex(4, 0), hex(-4, 0)]]) },
])('cheapest path on a $kind board', ({ board }) => {
  const paths = new Paths(board);
  const reach = new Reach(board);
  const terrainMarks = fc.constantFrom(0, 0, 0, 0, SOLID, BLOCKED, OCCUPIED, BLOCKED | OCCUPIED);
  const ground = fc.record({
    gait: fc.constantFrom(...GAITS),
    costs: fc.array(fc.constantFrom(1, 1, 2, 5), { minLength: board.size, maxLength: board.size }),
    marks: fc.array(terrainMarks, { minLength: board.size, maxLength: board.size }),
    sides: fc.array(fc.tuple(fc.nat(board.size - 1), fc.constantFrom(...DIRECTION_INDICES)), { maxLength: 40 }),
    start: fc.nat(board.size - 1),
  });

  test('costs as much as Reach says, for every goal', () => {
    fc.assert(
      fc.property(ground, ({ gait, costs, marks, sides, start }) => {
        const terrain = new Terrain(board);
        costs.forEach((cost, cell) => {
          terrain.setCost(cell, cost);
          terrain.mark(cell, marks[cell]!);
        });
        const walls = new Walls(board);
        for (const [cell, direction] of sides) walls.raise(cell, direction);
        const movement = { gait, terrain, walls };
        reach.search(start, movement);
        for (let goal = 0; goal < board.size; goal++) {
          expect(paths.search(start, goal, movement)).toBe(reach.costs[goal]);
          const path = paths.path();
          if (reach.costs[goal] === -1) {
            expect(path).toEqual([]);
            continue;
          }
          expect([path[0], path.at(-1)]).toEqual([start, goal]);
          const paid = path
            .slice(1)
            .map((at) => (gait === 'walk' || (gait === 'jump' && at === goal) ? costs[at]! : 1));
          expect(paid.reduce((sum, cost) => sum + cost, 0)).toBe(reach.costs[goal]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('a path to the start is that hex alone', () => {
  const board = new Board(blast(0, 1));
  const paths = new Paths(board);
  expect(paths.search(3, 3, { gait: 'walk', terrain: new Terrain(board) })).toBe(0);
  expect(paths.path()).toEqual([3]);
});

test('a goal off the board is an error', () => {
  const board = new Board(blast(0, 1));
  expect(() => new Paths(board).search(0, 7, { gait: 'walk', terrain: new Terrain(board) })).toThrow('not-on-board');
});
