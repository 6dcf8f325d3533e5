import { DIRECTIONS } from '@tessera/space';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cells, obstacles, places, yard } from '../../test/yard.ts';
import { cellAt, distance, siteOf } from '../map/site.ts';
import { type Crowd, obstaclesFor, pathProblem, reachable, walkToward } from './movement.ts';

describe('reachable', () => {
  test('free ground costs 1 per hex, and a move of n reaches all hexes within n (R 8.1)', () => {
    const site = yard();
    const start = cellAt(site, 0, 0);
    const reach = reachable(site, obstacles(site), start, 3);
    expect(reach.count).toBe(37);
    expect(reach.cells[0]).toBe(start);
    for (let i = 0; i < reach.count; i++) {
      expect(reach.costs[reach.cells[i]!]).toBe(distance(site, start, reach.cells[i]!));
    }
    expect(reach.costs[cellAt(site, 4, 0)]).toBe(-1);
    expect(reach.pathTo(cellAt(site, 4, 0))).toEqual([]);
  });

  test('a wall in the straight path makes it one longer (R 8.1)', () => {
    const site = yard({ walls: [[2, 0]] });
    const goal = cellAt(site, 4, 0);
    const reach = reachable(site, obstacles(site), cellAt(site, 0, 0), 9);
    expect(reach.costs[goal]).toBe(5);
    expect(reach.pathTo(goal)).toHaveLength(5);
    expect(reach.pathTo(goal).at(-1)).toBe(goal);
    const open = reachable(site, obstacles(site, { rubble: [[2, 0]] }), cellAt(site, 0, 0), 9);
    expect(open.costs[goal]).toBe(4);
  });

  test('tables block; under tables-difficult they cost 2 (R 8.1)', () => {
    const site = yard({ tables: [[1, 0]] });
    const [start, table] = cells(site, [0, 0], [1, 0]);
    expect(reachable(site, obstacles(site), start!, 5).costs[table!]).toBe(-1);
    expect(reachable(site, obstacles(site), start!, 5, ['tables-difficult']).costs[table!]).toBe(2);
    expect(reachable(site, obstacles(site), start!, 1, ['tables-difficult']).costs[table!]).toBe(-1);
  });

  test('units block; a body can be crossed but a move cannot end on it (R 8.1)', () => {
    const site = yard({
      walls: [
        [0, -1, 2],
        [-1, 1, 3],
        [-1, 0],
      ],
    });
    const [start, next, beyond] = cells(site, [0, 0], [1, 0], [2, 0]);
    expect(reachable(site, obstacles(site, { units: [[1, 0]] }), start!, 5).count).toBe(1);
    const reach = reachable(site, obstacles(site, { bodies: [[1, 0]] }), start!, 2);
    expect([reach.costs[next!], reach.costs[beyond!]]).toEqual([-1, 2]);
    expect(reach.pathTo(next!)).toEqual([]);
    expect(reach.pathTo(beyond!)).toEqual([next, beyond]);
  });

  test('a jump between linked teleporters costs 1 if the far end is free (R 4.8)', () => {
    const site = siteOf('server-hack');
    const [near, far] = site.teleporters[0]!;
    const nobody = obstacles(site);
    const [beside] = cells(site, [8, 20]);
    expect(distance(site, beside!, near)).toBe(1);
    expect(reachable(site, nobody, beside!, 2).costs[far]).toBe(2);
    expect(reachable(site, { ...nobody, units: [far] }, beside!, 2).costs[far]).toBe(-1);
    expect(reachable(site, nobody, beside!, 2, ['teleporters-portals-only']).costs[far]).toBe(-1);
  });
});

describe('Movement of a Hidden unit', () => {
  const ringOf = ([q, r]: readonly [number, number]) => DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr] as const);
  const site = yard();
  const [start, beyond, beside] = cells(site, [0, 0], [6, 0], [2, 0]);
  const guarded = obstacles(site, { units: [[3, 0]], watched: ringOf([3, 0]) });
  const isSeen = (path: readonly number[]) => path.some((cell) => distance(site, cell, cellAt(site, 3, 0)) === 1);

  test('a Hidden unit goes around a mob if the distance allows it, otherwise by the shortest path (R 11.3)', () => {
    const roomy = reachable(site, guarded, start!, 9);
    expect(roomy.costs[beyond!]).toBe(7);
    expect(roomy.isSafe(beyond!)).toBe(true);
    expect(roomy.pathTo(beyond!)).toHaveLength(8);
    expect(isSeen(roomy.pathTo(beyond!))).toBe(false);
    const tight = reachable(site, guarded, start!, 7);
    expect(tight.isSafe(beyond!)).toBe(false);
    expect(tight.pathTo(beyond!)).toHaveLength(7);
    expect(isSeen(tight.pathTo(beyond!))).toBe(true);
  });

  test('one search serves shorter moves too: each takes a safe path only if that is short enough (R 11.3)', () => {
    const reach = reachable(site, guarded, start!, 9);
    expect([reach.costs[beyond!], reach.safeCosts[beyond!]]).toEqual([7, 8]);
    expect(isSeen(reach.pathTo(beyond!, 8))).toBe(false);
    expect(reach.pathTo(beyond!, 7)).toHaveLength(7);
    expect(isSeen(reach.pathTo(beyond!, 7))).toBe(true);
    expect(reach.pathTo(beyond!, 6)).toEqual([]);
  });

  test('a Hidden unit may still end next to a mob, but not safely (R 11.3)', () => {
    const reach = reachable(site, guarded, start!, 5);
    expect(reach.costs[beside!]).toBe(2);
    expect(reach.isSafe(beside!)).toBe(false);
    expect(reach.pathTo(beside!)).toHaveLength(2);
  });

  test('a unit without watched hexes takes the shortest path (R 11.3)', () => {
    const reach = reachable(site, { ...guarded, watched: [] }, start!, 9);
    expect(reach.pathTo(beyond!)).toHaveLength(7);
    expect(reach.isSafe(beside!)).toBe(true);
  });
});

describe('pathProblem', () => {
  const site = yard({ walls: [[1, -1]], tables: [[0, 1]] });
  const start = cellAt(site, 0, 0);
  const crowd = obstacles(site, { units: [[1, 0]], bodies: [[-1, 0]] });
  const problem = (steps: readonly (readonly [number, number])[], distance = 5) =>
    pathProblem(site, crowd, start, cells(site, ...steps), distance);

  test('pathProblem accepts a legal path', () => {
    expect(
      problem([
        [0, -1],
        [0, -2],
      ]),
    ).toBeUndefined();
    expect(problem([])).toBeUndefined();
    expect(
      problem([
        [-1, 0],
        [-2, 0],
      ]),
    ).toBeUndefined();
  });

  test.each([
    ['wall', 1, -1],
    ['table', 0, 1],
    ['unit', 1, 0],
    ['body', -1, 0],
    ['gap', 0, -2],
  ] as const)('pathProblem refuses a path into a %s and names the hex', (by, q, r) => {
    const params = { cell: cellAt(site, q, r), at: [q, r], by };
    expect(problem([[q, r]])).toEqual({ code: 'blocked-path', params });
  });

  test('pathProblem refuses a path off the map and beyond the distance', () => {
    expect(pathProblem(site, crowd, start, [-1], 5)).toMatchObject({ code: 'blocked-path', params: { by: 'edge' } });
    expect(pathProblem(site, crowd, start, [9999], 5)).toMatchObject({ code: 'blocked-path', params: { by: 'edge' } });
    expect(pathProblem(site, crowd, start, [0.5], 5)).toMatchObject({ code: 'blocked-path', params: { by: 'edge' } });
    expect(
      problem(
        [
          [0, -1],
          [0, -2],
        ],
        1,
      ),
    ).toEqual({ code: 'out-of-range', params: { range: 1, distance: 2, missing: 1 } });
  });

  test('pathProblem counts 2 for a table under tables-difficult', () => {
    const onTable = cells(site, [0, 1]);
    expect(pathProblem(site, crowd, start, onTable, 2, ['tables-difficult'])).toBeUndefined();
    expect(pathProblem(site, crowd, start, onTable, 1, ['tables-difficult'])?.code).toBe('out-of-range');
  });

  test('pathProblem accepts a teleporter, unless a variant closes it', () => {
    const linked = siteOf('server-hack');
    const [near, far] = linked.teleporters[0]!;
    expect(pathProblem(linked, obstacles(linked), near, [far], 1)).toBeUndefined();
    const closed = pathProblem(linked, obstacles(linked), near, [far], 1, ['teleporters-portals-only']);
    expect(closed?.params).toMatchObject({ by: 'gap' });
  });

  test('pathProblem accepts every path that reachable finds', () => {
    const site = siteOf('bank-job-hex');
    const crowd = obstacles(site, { bodies: [[0, 10]] });
    const from = site.starts[0][0]!;
    const reach = reachable(site, crowd, from, 8);
    expect(reach.count).toBeGreaterThan(1);
    for (let i = 0; i < reach.count; i++) {
      const path = reach.pathTo(reach.cells[i]!);
      expect(pathProblem(site, crowd, from, path, reach.costs[reach.cells[i]!]!)).toBeUndefined();
    }
  });
});

describe('walkToward', () => {
  const site = yard();
  const walk = (target: readonly [number, number], length = 4, here = obstacles(site, { units: [target] })) =>
    walkToward(site, here, cellAt(site, 0, 0), cellAt(site, ...target), length);

  test('an NPC walks as far as it can and stops next to its target (R 15.8)', () => {
    const path = walk([6, 0]);
    expect(path).toHaveLength(4);
    expect(distance(site, path.at(-1)!, cellAt(site, 6, 0))).toBe(2);
    expect(walk([3, 0])).toHaveLength(2);
    expect(walk([1, 0])).toEqual([]);
  });

  test('an NPC goes around obstacles (R 15.8)', () => {
    const walled = yard({
      walls: [
        [1, -1],
        [1, 0],
        [0, 1],
      ],
    });
    const path = walkToward(
      walled,
      obstacles(walled, { units: [[3, 0]] }),
      cellAt(walled, 0, 0),
      cellAt(walled, 3, 0),
      9,
    );
    expect(distance(walled, path.at(-1)!, cellAt(walled, 3, 0))).toBe(1);
    expect(path.some((cell) => walled.wall[cell] === 1)).toBe(false);
    expect(path.length).toBeGreaterThan(2);
  });

  // A corridor one hex wide along r = 0, from (-1, 0) to (5, 0), closed at its western end.
  const corridor = yard({
    walls: [
      [-2, 1, 8],
      [-1, -1, 8],
      [-2, 0],
    ],
  });

  test('the second of two NPCs in a corridor stops behind the first (P13)', () => {
    const here = obstacles(corridor, {
      units: [
        [3, 0],
        [4, 0],
      ],
    });
    const path = walkToward(corridor, here, cellAt(corridor, 0, 0), cellAt(corridor, 4, 0), 4);
    expect(places(corridor, path)).toEqual([
      [1, 0],
      [2, 0],
    ]);
    const behind = walkToward(corridor, here, cellAt(corridor, 2, 0), cellAt(corridor, 4, 0), 4);
    expect(behind).toEqual([]);
  });

  test('an NPC crosses a body but does not stop on it (R 15.8)', () => {
    const here = obstacles(corridor, { units: [[5, 0]], bodies: [[2, 0]] });
    const walked = (length: number) =>
      places(corridor, walkToward(corridor, here, cellAt(corridor, 0, 0), cellAt(corridor, 5, 0), length));
    expect(walked(2)).toEqual([[1, 0]]);
    expect(walked(3)).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });
});

test("an NPC's walk brings it nearer by each step, on a shortest path (R 15.8)", () => {
  const site = siteOf('bank-job-hex');
  const units = site.npcs.map(({ cell }) => cell);
  const open = Array.from(site.wall.keys()).filter(
    (cell) => site.wall[cell] === 0 && site.table[cell] === 0 && !units.includes(cell),
  );
  const cell = fc.constantFrom(...open);
  fc.assert(
    fc.property(cell, cell, fc.integer({ min: 1, max: 6 }), (from, target, length) => {
      const here = { rubble: [], units: [...units, target], bodies: [], watched: [] };
      const stepsFrom = (start: number) => {
        const { costs } = reachable(site, here, start, Number.MAX_SAFE_INTEGER);
        const beside = open.filter((each) => distance(site, each, target) === 1 && costs[each]! >= 0);
        return Math.min(...beside.map((each) => costs[each]!));
      };
      fc.pre(from !== target && Number.isFinite(stepsFrom(from)));
      const path = walkToward(site, here, from, target, length);
      expect(path).toHaveLength(Math.min(length, stepsFrom(from)));
      expect(pathProblem(site, here, from, path, length)).toBeUndefined();
      expect(stepsFrom(path.at(-1) ?? from)).toBe(stepsFrom(from) - path.length);
    }),
    { numRuns: 300 },
  );
});

test('obstaclesFor lists all units except the mover', () => {
  const crowd: Crowd = {
    rubble: [7],
    characters: [
      { cell: 1, stance: 'hidden' },
      { cell: 2, stance: 'unconscious' },
      { cell: 3, stance: 'stunned' },
      { cell: -1, stance: 'overt' },
    ],
    npcs: [{ cell: 4 }, { cell: 5 }, { cell: -1 }],
  };
  expect(obstaclesFor(crowd, 0, [6])).toEqual({ rubble: [7], units: [3, 4, 5], bodies: [2], watched: [6] });
  expect(obstaclesFor(crowd, 0).watched).toEqual([]);
  expect(obstaclesFor(crowd, 4).units).toEqual([1, 3, 5]);
});
