import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Region, RegionGraph } from './regionGraph.ts';

/** A valley road with a mountain pass that cuts its bend, and an island. */
const graph = RegionGraph.fromBorders(
  ['harbour', 'plain', 'forest', 'ford', 'keep', 'island'],
  [
    ['harbour', 'plain'],
    ['plain', 'forest'],
    ['forest', 'ford'],
    ['ford', 'keep'],
    ['plain', 'ford'],
  ],
);
const at = (id: string) => graph.region(id);
const names = (regions: readonly Region[]) => regions.map((region) => graph.idOf(region));

describe('RegionGraph', () => {
  test('numbers its regions in the given order and finds their borders from both sides', () => {
    expect(graph.size).toBe(6);
    expect([at('harbour'), at('island')]).toEqual([0, 5]);
    expect(names([...graph.neighbours[at('plain')]!])).toEqual(['harbour', 'forest', 'ford']);
    expect(graph.adjacent(at('ford'), at('plain'))).toBe(true);
    expect(graph.adjacent(at('harbour'), at('ford'))).toBe(false);
  });

  test('distance counts steps, and is -1 without a way', () => {
    expect(graph.distance(at('harbour'), at('keep'))).toBe(3);
    expect(graph.distance(at('keep'), at('keep'))).toBe(0);
    expect(graph.distance(at('harbour'), at('island'))).toBe(-1);
  });

  test('reach returns all regions within the steps', () => {
    expect(names(graph.reach(at('harbour'), 1))).toEqual(['harbour', 'plain']);
    expect(names(graph.reach(at('harbour'), 2))).toEqual(['harbour', 'plain', 'forest', 'ford']);
    expect(names(graph.component(at('island')))).toEqual(['island']);
  });

  test('a filter closes regions or borders, or makes a move stop', () => {
    const noPass = { enter: (to: Region, from: Region) => !(to === at('ford') && from === at('plain')) };
    expect(names(graph.path(at('harbour'), at('keep'), noPass))).toEqual([
      'harbour',
      'plain',
      'forest',
      'ford',
      'keep',
    ]);
    const enemyInFord = { enter: (to: Region) => to !== at('ford') };
    expect(names(graph.component(at('harbour'), enemyInFord))).toEqual(['harbour', 'plain', 'forest']);
    const stopInFord = { leave: (region: Region) => region !== at('ford') };
    expect(names(graph.component(at('harbour'), stopInFord))).toEqual(['harbour', 'plain', 'forest', 'ford']);
    expect(graph.path(at('harbour'), at('keep'), stopInFord)).toEqual([]);
    expect(names(graph.path(at('ford'), at('keep'), stopInFord))).toEqual(['ford', 'keep']);
  });

  test('path returns the shortest path, or the cheapest when steps have weights', () => {
    expect(names(graph.path(at('harbour'), at('keep')))).toEqual(['harbour', 'plain', 'ford', 'keep']);
    const steepPass = { weight: (to: Region, from: Region) => (to === at('ford') && from === at('plain') ? 3 : 1) };
    expect(names(graph.path(at('harbour'), at('keep'), steepPass))).toContain('forest');
    expect(graph.path(at('harbour'), at('island'), steepPass)).toEqual([]);
    expect(graph.path(at('keep'), at('keep'), steepPass)).toEqual([at('keep')]);
  });
});

describe('invalid map', () => {
  test('is reported with the regions concerned', () => {
    expect(() => graph.region('moon')).toThrow('unknown-region at moon');
    expect(() => graph.idOf(6)).toThrow('unknown-region at number 6');
    expect(() => graph.distance(0, 9)).toThrow('unknown-region at number 9');
    expect(() => graph.reach(-1, 2)).toThrow('unknown-region');
    expect(() => RegionGraph.fromBorders(['a', 'a'], [])).toThrow('duplicate-region at a');
    expect(() => RegionGraph.fromBorders(['a', 'b'], [['a', 'a']])).toThrow('asymmetric-adjacency at a to a');
    const oneWay = [
      ['a', ['b']],
      ['b', []],
    ] as const;
    expect(() => new RegionGraph<'a' | 'b'>(oneWay)).toThrow('asymmetric-adjacency at a to b');
    expect(() => new RegionGraph<string>([['a', ['moon']]])).toThrow('unknown-region at moon');
    expect(() => graph.path(0, 4, { weight: () => -1 })).toThrow('bad-weight at harbour to plain');
  });
});

describe('RegionGraph on any map', () => {
  const size = 12;
  const ids = Array.from({ length: size }, (_, i) => `r${i}`);
  const border = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).filter(([a, b]) => a !== b);
  const someMap = fc
    .array(border, { maxLength: 24 })
    .map((borders) => [...new Map(borders.map(([a, b]) => [[a, b].sort().join(), [a, b] as const])).values()])
    .map((borders) => RegionGraph.fromBorders(ids, borders));
  const region = fc.nat(size - 1);

  test('distance, path and reach agree', () => {
    fc.assert(
      fc.property(someMap, region, region, (map, a, b) => {
        const distance = map.distance(a, b);
        const path = map.path(a, b);
        expect(path.length - 1).toBe(distance === -1 ? -1 : distance);
        for (let i = 1; i < path.length; i++) expect(map.adjacent(path[i - 1]!, path[i]!)).toBe(true);
        expect(map.distance(b, a)).toBe(distance);
        for (const steps of [0, 1, 2, 3]) {
          expect(map.reach(a, steps).includes(b)).toBe(distance >= 0 && distance <= steps);
        }
        expect(map.component(a).includes(b)).toBe(distance >= 0);
      }),
    );
  });

  test('the cheapest path has the cost of the all-pairs algorithm', () => {
    fc.assert(
      fc.property(someMap, fc.array(fc.nat(9), { minLength: size * size, maxLength: size * size }), (map, weights) => {
        const weight = (to: Region, from: Region) => weights[from * size + to]!;
        const costs = allPairs(map, weight);
        for (let a = 0; a < size; a++) {
          for (let b = 0; b < size; b++) {
            const path = map.path(a, b, { weight });
            const paid = path.slice(1).reduce((sum, to, i) => sum + weight(to, path[i]!), 0);
            expect(path.length === 0 ? Number.POSITIVE_INFINITY : paid).toBe(costs[a]![b]);
          }
        }
      }),
    );
  });

  function allPairs(map: RegionGraph, weight: (to: Region, from: Region) => number): number[][] {
    const costs = ids.map((_, a) =>
      ids.map((_, b) => (a === b ? 0 : map.adjacent(a, b) ? weight(b, a) : Number.POSITIVE_INFINITY)),
    );
    for (let via = 0; via < size; via++) {
      for (const row of costs) {
        row.forEach((cost, to) => {
          row[to] = Math.min(cost, row[via]! + costs[via]![to]!);
        });
      }
    }
    return costs;
  }
});
