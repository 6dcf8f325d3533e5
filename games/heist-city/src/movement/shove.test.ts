import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { obstacles, places, yard } from '../../test/yard.ts';
import type { HeistMap } from '../content/index.ts';
import { cellAt, distance } from '../map/site.ts';
import { pullPath, pushPath } from './shove.ts';

type Coords = readonly [number, number];

function shoved(
  shove: typeof pushPath,
  target: Coords,
  length: number,
  things: Partial<HeistMap> = {},
  units: Coords[] = [],
) {
  const site = yard(things);
  return places(site, shove(site, obstacles(site, { units }), cellAt(site, 0, 0), cellAt(site, ...target), length));
}

describe('Push and pull', () => {
  test('a push of 6 from (3, 0) ends before a wall at (7, 0) (K18)', () => {
    expect(shoved(pushPath, [3, 0], 6, { walls: [[7, 0]] })).toEqual([
      [4, 0],
      [5, 0],
      [6, 0],
    ]);
  });

  test('a pull of 6 ends next to the attacker (K18)', () => {
    expect(shoved(pullPath, [3, 0], 6)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(shoved(pullPath, [1, 0], 6)).toEqual([]);
  });

  test('a push or pull of length 0 moves no unit (K18)', () => {
    expect(shoved(pushPath, [3, 0], 0)).toEqual([]);
    expect(shoved(pullPath, [3, 0], 0)).toEqual([]);
  });

  test('tables, units, bodies and the edge of the map stop a shove (R 14.2)', () => {
    expect(shoved(pushPath, [3, 0], 6, { tables: [[5, 0]] })).toEqual([[4, 0]]);
    expect(shoved(pushPath, [3, 0], 6, {}, [[6, 0]])).toEqual([
      [4, 0],
      [5, 0],
    ]);
    expect(shoved(pushPath, [13, 0], 6)).toEqual([
      [14, 0],
      [15, 0],
    ]);
    expect(shoved(pullPath, [4, 0], 6, {}, [[2, 0]])).toEqual([[3, 0]]);
    const site = yard();
    const here = obstacles(site, { bodies: [[5, 0]] });
    expect(places(site, pushPath(site, here, cellAt(site, 0, 0), cellAt(site, 3, 0), 6))).toEqual([[4, 0]]);
  });

  test('a shove does not go around obstacles, and rubble does not stop it (R 14.2)', () => {
    const site = yard({ walls: [[4, 0]] });
    const push = (rubble: Coords[]) =>
      pushPath(site, obstacles(site, { rubble }), cellAt(site, 0, 0), cellAt(site, 3, 0), 1).length;
    expect([push([]), push([[4, 0]])]).toEqual([0, 1]);
  });

  test('of two hexes equally near the line a shove takes the lower direction (R 14.2)', () => {
    // The line through (0, 0) and (1, 1) leaves (1, 1) between directions 0 (2, 1) and 5 (1, 2).
    expect(shoved(pushPath, [1, 1], 2)).toEqual([
      [2, 1],
      [2, 2],
    ]);
    // Toward the attacker, directions 2 (1, 0) and 3 (0, 1) are equally near.
    expect(shoved(pullPath, [1, 1], 2)).toEqual([[1, 0]]);
  });

  test('under tables-difficult a table does not stop a shove', () => {
    const site = yard({ tables: [[4, 0]] });
    const path = pushPath(site, obstacles(site), cellAt(site, 0, 0), cellAt(site, 3, 0), 2, ['tables-difficult']);
    expect(places(site, path)).toEqual([
      [4, 0],
      [5, 0],
    ]);
  });

  test('on open ground every step of a push is one farther and every step of a pull one nearer (R 14.2)', () => {
    const site = yard();
    const nobody = obstacles(site);
    const cell = fc.nat({ max: site.size - 1 });
    fc.assert(
      fc.property(cell, cell, (attacker, target) => {
        fc.pre(attacker !== target);
        const apart = distance(site, attacker, target);
        const pushed = pushPath(site, nobody, attacker, target, 6);
        expect(pushed.map((at) => distance(site, attacker, at))).toEqual(pushed.map((_, i) => apart + i + 1));
        const pulled = pullPath(site, nobody, attacker, target, 40);
        expect(pulled.map((at) => distance(site, attacker, at))).toEqual(
          Array.from({ length: apart - 1 }, (_, i) => apart - i - 1),
        );
      }),
    );
  });
});
