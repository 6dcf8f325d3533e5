import { nonEmpty } from '@tessera/testkit';
import { tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { geometry, isWithin, MAP, regionUnder } from './geometry.ts';

describe('Map geometry', () => {
  test('the map draws every border that can be crossed, and no other', () => {
    const passages = geometry.borders.filter(({ kind }) => kind === 'passage');
    const drawn = new Set(passages.map(({ cells }) => cells.join('-')));
    const lawful = new Set(
      tables.neighbours.flatMap((list, a) => list.map((b) => [Math.min(a, b), Math.max(a, b)].join('-'))),
    );
    expect(drawn).toEqual(lawful);
    expect(lawful.size).toBe(232);
  });

  test('the map draws no passable border shorter than a fingertip at double size', () => {
    const lengths = geometry.borders
      .filter(({ kind }) => kind === 'passage')
      .map(({ points: [first, ...rest] }) => Math.hypot(rest.at(-1)!.x - first!.x, rest.at(-1)!.y - first!.y));
    expect(Math.min(...lengths)).toBeGreaterThan(8);
  });

  test('every region is hit at its middle', () => {
    nonEmpty(geometry.middles).forEach((middle, region) => {
      expect(regionUnder(middle), tables.regions[region]).toBe(region);
    });
  });

  test('every point of the land belongs to one region only', () => {
    expect(Math.min(MAP.width, MAP.height)).toBeGreaterThan(9);
    for (let x = 4; x < MAP.width; x += 9) {
      for (let y = 4; y < MAP.height; y += 9) {
        const under = tables.regions.flatMap((_, region) =>
          isWithin(geometry.cells[region]!.points, { x, y }) ? [region] : [],
        );
        expect(under.length, `${x}, ${y}`).toBeLessThan(2);
      }
    }
  });

  test('only coastal regions touch the sea', () => {
    const seas = geometry.cells.flatMap(({ cover }, cell) => (cover === 'sea' ? [cell] : []));
    const wet = new Set(
      geometry.borders.flatMap(({ cells: [a, b] }) =>
        seas.includes(b) && a < tables.regions.length && a >= 0 ? [a] : [],
      ),
    );
    expect([...wet].sort((a, b) => a - b)).toEqual(tables.isCoastal.flatMap((is, region) => (is ? [region] : [])));
  });
});
