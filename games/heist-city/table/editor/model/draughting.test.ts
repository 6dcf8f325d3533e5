import { mapFindings, mapOf, maps, readMap } from '@tessera/heist-city';
import { speechOf } from '@tessera/text';
import { describe, expect, it } from 'vitest';
import { de } from '../../../texts/de.ts';
import { en } from '../../../texts/en.ts';
import { draughted, stretchesOf } from './draughting.ts';
import { bareSketch, resized, type Sketch, siteSketch, sketchOf } from './sketch.ts';

const ballroom = sketchOf(mapOf('ballroom'));

describe('a sketch of a map', () => {
  it.each(maps)('is the same map again: $id', (map) => {
    const again = draughted(sketchOf(map));
    expect(mapFindings(again)).toEqual([]);
    expect(sketchOf(again)).toEqual(sketchOf(map));
    expect({ ...again, id: map.id, starts: [], zones: [] }).toMatchObject({ name: map.name, shape: map.shape });
    expect(again.starts).toEqual(map.starts);
    expect(again.npcs.map(({ at, kind }) => [kind, at])).toEqual(map.npcs.map(({ at, kind }) => [kind, at]));
    expect(readMap(JSON.stringify(again)).ok).toBe(true);
  });

  it('finds places for characters who have none, in their zone and in nobody’s way', () => {
    const { starts } = draughted({ ...ballroom, starts: {} });
    expect(starts.map((places) => new Set(places.map(String)).size)).toEqual([5, 5]);
    expect(mapFindings(draughted({ ...ballroom, starts: {} }))).toEqual([]);
  });

  it('has fewer starts than roles where the zone has no room', () => {
    const areas: Sketch['areas'] = { '0,0': 'zone-0', '1,0': 'zone-0' };
    const { starts } = draughted({ ...bareSketch({ kind: 'hexagon', radius: 5 }, 'x'), areas });
    expect(starts.map((places) => places.length)).toEqual([2, 0]);
  });
});

it('hexes side by side are one stretch', () => {
  expect(stretchesOf(['2,1', '0,0', '1,0', '3,0', '1,1'])).toEqual([
    [0, 0, 2],
    [3, 0],
    [1, 1, 2],
  ]);
});

it('on a smaller ground what would be off the map is gone', () => {
  const small = resized(ballroom, { kind: 'hexagon', radius: 3 });
  const all = [small.solids, small.areas, small.things, small.npcs, small.starts].flatMap((layer) =>
    Object.keys(layer),
  );
  expect(all.length).toBeGreaterThan(0);
  expect(all.every((spot) => spot.split(',').every((n) => Math.abs(Number(n)) <= 3))).toBe(true);
});

it.each([
  ['en', en, 'Open Yard', 'Flat ground'],
  ['de', de, 'Offener Hof', 'Ebener Boden'],
])(
  'a site to begin with has its name and its description in the language of the page (%s)',
  (language, texts, name, start) => {
    const sketch = siteSketch(mapOf('hex-demo'), speechOf(language, texts).say);
    expect(sketch.name).toBe(name);
    expect(sketch.description).toContain(start);
  },
);
