import { BLOCKED, OCCUPIED, Reach, Terrain } from '@tessera/space';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOSED, Flood, GOAL, NO_END } from './flood.ts';
import { siteOf } from './site.ts';

// Every kind of ground, mostly open ground.
const KINDS = [1, 1, 1, 1, 1, 2, CLOSED, 1 | NO_END, 2 | NO_END];

test.each(['hex-demo', 'treasure-hunt'])('on %s Flood finds the same cells as Reach, search after search', (id) => {
  const { board, size } = siteOf(id);
  const flood = new Flood(board);
  const reach = new Reach(board);
  const search = fc.record({
    kinds: fc.infiniteStream(fc.nat({ max: KINDS.length - 1 })),
    start: fc.nat({ max: size - 1 }),
    budget: fc.oneof(fc.nat({ max: 20 }), fc.constant(Number.MAX_SAFE_INTEGER)),
  });
  fc.assert(
    fc.property(search, ({ kinds, start, budget }) => {
      const ground = Uint8Array.from({ length: size }, () => KINDS[kinds.next().value]!);
      const terrain = new Terrain(board);
      for (const [cell, kind] of ground.entries()) {
        if (kind === CLOSED) terrain.mark(cell, BLOCKED);
        else terrain.setCost(cell, kind & 3);
        if (kind & NO_END) terrain.mark(cell, OCCUPIED);
      }
      expect(flood.search(ground, start, budget)).toBe(-1);
      reach.search(start, { gait: 'walk', terrain }, budget);
      expect(flood.costs).toEqual(reach.costs);
      expect(flood.count).toBe(reach.count);
      const costs = Array.from(flood.ends.subarray(0, flood.count), (cell) => flood.costs[cell]!);
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      for (const cell of flood.ends.subarray(0, flood.count)) {
        const path = flood.pathTo(cell);
        expect(path.reduce((sum, each) => sum + (ground[each]! & 3), 0)).toBe(flood.costs[cell]);
      }
    }),
    { numRuns: 60 },
  );
});

test('Flood stops at the nearest goal where a move can end', () => {
  const { board, size } = siteOf('hex-demo');
  const flood = new Flood(board);
  const ground = new Uint8Array(size).fill(1);
  const goals = [board.neighbour(board.neighbour(0, 0), 0), board.neighbour(0, 3)];
  for (const goal of goals) ground[goal]! |= GOAL;
  expect(flood.search(ground, 0, 9)).toBe(goals[1]);
  ground[goals[1]!]! |= NO_END;
  expect(flood.search(ground, 0, 9)).toBe(goals[0]);
  expect(flood.pathTo(goals[0]!)).toHaveLength(2);
});
