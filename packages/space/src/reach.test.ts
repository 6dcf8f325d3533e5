import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Board, WAYS } from './board.ts';
import { DIRECTION_INDICES, hex } from './hex.ts';
import { GAITS, type Movement } from './movement.ts';
import { Reach } from './reach.ts';
import { blast, ray } from './shapes.ts';
import { BLOCKED, OCCUPIED, SOLID, Terrain } from './terrain.ts';
import { Walls } from './walls.ts';

/** A corridor of hexes from (0, 0) eastwards; cell n is n steps from its start. */
function corridor(length: number): { board: Board; terrain: Terrain; reach: Reach } {
  const board = new Board([0, ...ray(0, 0, length)]);
  return { board, terrain: new Terrain(board), reach: new Reach(board) };
}

describe('Reach, walking', () => {
  test('costs one per step on open ground, and the start is free', () => {
    const board = new Board(blast(0, 6));
    const reach = new Reach(board).search(0, { gait: 'walk', terrain: new Terrain(board) });
    for (let cell = 0; cell < board.size; cell++) expect(reach.costs[cell]).toBe(board.distance(0, cell));
    expect(reach.count).toBe(board.size);
    expect(reach.ends[0]).toBe(0);
  });

  test('pays two for difficult terrain: with 3 points one difficult and one normal hex', () => {
    const { terrain, reach } = corridor(4);
    terrain.setCost(1, 2);
    terrain.setCost(3, 2);
    reach.search(0, { gait: 'walk', terrain }, 3);
    expect([...reach.costs]).toEqual([0, 2, 3, -1, -1]);
  });

  test('passes friends but does not end on them, and stops at enemies and obstacles', () => {
    const { terrain, reach } = corridor(4);
    terrain.mark(1, OCCUPIED);
    terrain.mark(3, BLOCKED | OCCUPIED);
    reach.search(0, { gait: 'walk', terrain });
    expect([...reach.costs]).toEqual([0, -1, 2, -1, -1]);
    expect([...reach.passing]).toEqual([0, 1, 2, -1, -1]);
    expect([...reach.ends.subarray(0, reach.count)]).toEqual([0, 2]);
    expect(reach.canEnd(1)).toBe(false);
    expect(reach.pathTo(2)).toEqual([0, 1, 2]);
    expect(reach.pathTo(4)).toEqual([]);
  });

  test('goes around a solid hex: five steps to a hex four away', () => {
    const board = new Board(blast(0, 6));
    const terrain = new Terrain(board);
    terrain.mark(board.cellOf(hex(2, 0)), SOLID);
    const reach = new Reach(board).search(board.cellOf(0), { gait: 'walk', terrain });
    expect(reach.costs[board.cellOf(hex(4, 0))]).toBe(5);
    expect(reach.pathTo(board.cellOf(hex(4, 0)))).toHaveLength(6);
  });

  test('does not cross a wall between two hexes, nor a closed door until it opens', () => {
    const { terrain, reach, board } = corridor(2);
    const walls = new Walls(board);
    walls.raiseBetween(0, 1);
    expect(reach.search(0, { gait: 'walk', terrain, walls }).count).toBe(1);
    walls.lowerBetween(0, 1);
    expect(reach.search(0, { gait: 'walk', terrain, walls }).count).toBe(3);
  });

  test('prefers fewer traps to fewer steps when a trap is expensive: one trap in 5 steps, not two in 3', () => {
    // Two arms lead from hex 0 to the goal: over (1, 0), (2, 0) with a trap each, and a detour with a single one.
    const short = [hex(1, 0), hex(2, 0)];
    const detour = [hex(0, 1), hex(0, 2), hex(1, 2), hex(2, 1)];
    const board = new Board([0, ...short, ...detour, hex(3, 0)]);
    const terrain = new Terrain(board);
    for (const trap of [...short, hex(0, 2)]) terrain.setCost(board.cellOf(trap), 1001);
    const walls = new Walls(board);
    walls.raiseBetween(board.cellOf(hex(0, 1)), board.cellOf(hex(1, 0)));
    walls.raiseBetween(board.cellOf(hex(2, 1)), board.cellOf(hex(2, 0)));
    const reach = new Reach(board).search(0, { gait: 'walk', terrain, walls });
    const goal = board.cellOf(hex(3, 0));
    expect(reach.costs[goal]).toBe(1005);
    expect(reach.pathTo(goal).map((cell) => board.hexOf(cell))).toEqual([0, ...detour, hex(3, 0)]);
  });

  test('uses a link for the cost of the far hex, if that is free', () => {
    const far = ray(hex(20, 0), 0, 2);
    const board = new Board([0, hex(1, 0), ...far], [[hex(1, 0), far[0]!]]);
    const terrain = new Terrain(board);
    const reach = new Reach(board);
    expect([...reach.search(0, { gait: 'walk', terrain }).costs]).toEqual([0, 1, 2, 3]);
    terrain.mark(2, BLOCKED | OCCUPIED);
    expect([...reach.search(0, { gait: 'walk', terrain }).costs]).toEqual([0, 1, -1, -1]);
  });
});

describe('Reach, jumping', () => {
  test('ignores difficult terrain on the way: 3 points over two difficult hexes to a normal one', () => {
    const { terrain, reach } = corridor(4);
    terrain.setCost(1, 2);
    terrain.setCost(2, 2);
    reach.search(0, { gait: 'jump', terrain }, 3);
    expect([...reach.costs]).toEqual([0, 2, 3, 3, -1]);
  });

  test('passes over obstacles and figures but lands on neither', () => {
    const { terrain, reach } = corridor(4);
    terrain.mark(1, BLOCKED);
    terrain.mark(2, BLOCKED | OCCUPIED);
    terrain.mark(3, OCCUPIED);
    reach.search(0, { gait: 'jump', terrain });
    expect([...reach.costs]).toEqual([0, -1, -1, -1, 4]);
    expect(reach.pathTo(4)).toEqual([0, 1, 2, 3, 4]);
  });

  test('does not reach a hex whose landing exceeds the budget', () => {
    const { terrain, reach } = corridor(2);
    terrain.setCost(2, 2);
    expect([...reach.search(0, { gait: 'jump', terrain }, 2).costs]).toEqual([0, 1, -1]);
    expect([...reach.search(0, { gait: 'jump', terrain }, 3).costs]).toEqual([0, 1, 3]);
  });
});

describe('Reach, flying', () => {
  test('ignores terrain, may end on obstacles, but not on figures and not beyond walls', () => {
    const { terrain, reach, board } = corridor(5);
    terrain.setCost(1, 2);
    terrain.mark(2, BLOCKED);
    terrain.mark(3, BLOCKED | OCCUPIED);
    const walls = new Walls(board);
    walls.raiseBetween(4, 5);
    reach.search(0, { gait: 'fly', terrain, walls });
    expect([...reach.costs]).toEqual([0, 1, 2, -1, 4, -1]);
  });
});

test('Reach may stay at the start even if it is marked as occupied by the mover itself', () => {
  const { terrain, reach } = corridor(1);
  terrain.mark(0, BLOCKED | OCCUPIED);
  for (const gait of GAITS) expect([...reach.search(0, { gait, terrain }).costs]).toEqual([0, 1]);
  expect([...reach.search(0, { gait: 'walk', terrain }, 0).costs]).toEqual([0, -1]);
});

test('Reach rejects a start off the board, and terrain and walls of another board', () => {
  const { terrain, reach } = corridor(1);
  const other = corridor(1);
  expect(() => reach.search(2, { gait: 'walk', terrain })).toThrow('not-on-board at cell 2');
  expect(() => reach.search(0, { gait: 'walk', terrain: other.terrain })).toThrow('foreign-board at terrain');
  const walls = new Walls(other.board);
  expect(() => reach.search(0, { gait: 'walk', terrain, walls })).toThrow('foreign-board at walls');
});

describe('Reach on any ground', () => {
  const board = new Board(blast(0, 4), [[hex(4, 0), hex(-4, 0)]]);
  const reach = new Reach(board);
  const someMoves = fc.record({
    gait: fc.constantFrom(...GAITS),
    costs: fc.array(fc.constantFrom(1, 1, 2, 3, 50), { minLength: board.size, maxLength: board.size }),
    marks: fc.array(fc.constantFrom(0, 0, 0, SOLID, BLOCKED, OCCUPIED, BLOCKED | OCCUPIED), {
      minLength: board.size,
      maxLength: board.size,
    }),
    sides: fc.array(fc.tuple(fc.nat(board.size - 1), fc.constantFrom(...DIRECTION_INDICES)), { maxLength: 40 }),
    start: fc.nat(board.size - 1),
    budget: fc.constantFrom(0, 3, 8, 200),
  });

  test('gives the costs of a brute-force relaxation, and every path adds up', () => {
    fc.assert(
      fc.property(someMoves, ({ gait, costs, marks, sides, start, budget }) => {
        const terrain = new Terrain(board);
        costs.forEach((cost, cell) => {
          terrain.setCost(cell, cost);
          terrain.mark(cell, marks[cell]!);
        });
        const walls = new Walls(board);
        for (const [cell, direction] of sides) walls.raise(cell, direction);
        const movement = { gait, terrain, walls };
        reach.search(start, movement, budget);
        expect([...reach.costs]).toEqual(slowCosts(board, start, movement, budget));
        for (const cell of reach.ends.subarray(0, reach.count)) {
          const path = reach.pathTo(cell);
          expect([path[0], path.at(-1)]).toEqual([start, cell]);
          const entered = path.slice(1);
          const paid = entered.map((at) => (gait === 'walk' || (gait === 'jump' && at === cell) ? costs[at]! : 1));
          expect(paid.reduce((sum, cost) => sum + cost, 0)).toBe(reach.costs[cell]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** The rules of movement literally: relax all steps until nothing changes, then check where a move may end. */
function slowCosts(board: Board, start: number, { gait, terrain, walls }: Movement, budget: number): number[] {
  const passing = new Array<number>(board.size).fill(Number.POSITIVE_INFINITY);
  const ending = new Array<number>(board.size).fill(Number.POSITIVE_INFINITY);
  passing[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let from = 0; from < board.size; from++) {
      for (let way = 0; way < WAYS; way++) {
        const to = board.ways[from * WAYS + way]!;
        const direction = DIRECTION_INDICES[way];
        if (to === board.size || (direction !== undefined && walls?.has(from, direction))) continue;
        const mark = terrain.marks[to]!;
        if (mark & SOLID || (gait === 'walk' && mark & BLOCKED)) continue;
        const passed = passing[from]! + (gait === 'walk' ? terrain.costs[to]! : 1);
        if (passed < passing[to]!) {
          passing[to] = passed;
          changed = true;
        }
        const barred = mark & OCCUPIED || (gait === 'jump' && mark & BLOCKED);
        const ended = passing[from]! + (gait === 'fly' ? 1 : terrain.costs[to]!);
        if (!barred && ended < ending[to]!) ending[to] = ended;
      }
    }
  }
  ending[start] = 0;
  return ending.map((cost) => (cost <= budget ? cost : -1));
}
