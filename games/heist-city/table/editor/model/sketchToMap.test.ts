import { mapFindings, mapOf, maps, readMap } from '@tessera/heist-city';
import { createTranslator } from '@tessera/text';
import { describe, expect, it } from 'vitest';
import { de } from '../../../texts/de/index.ts';
import { en } from '../../../texts/en/index.ts';
import { bareSketch, resizeSketch, type Sketch, siteSketch, sketchOf } from './sketch.ts';
import { sketchToMap, stretchesOf } from './sketchToMap.ts';

const ballroom = sketchOf(mapOf('ballroom'));

describe('Sketch and map', () => {
  it.each(maps)('a sketch of $id converts back to the same map', (map) => {
    const again = sketchToMap(sketchOf(map));
    expect(mapFindings(again)).toEqual([]);
    expect(sketchOf(again)).toEqual(sketchOf(map));
    expect({ ...again, id: map.id, starts: [], zones: [] }).toMatchObject({ name: map.name, shape: map.shape });
    expect(again.starts).toEqual(map.starts);
    expect(again.npcs.map(({ at, kind }) => [kind, at])).toEqual(map.npcs.map(({ at, kind }) => [kind, at]));
    expect(readMap(JSON.stringify(again)).ok).toBe(true);
  });

  it('draughted finds free starts in the zone for characters without one', () => {
    const { starts } = sketchToMap({ ...ballroom, starts: {} });
    expect(starts.map((places) => new Set(places.map(String)).size)).toEqual([5, 5]);
    expect(mapFindings(sketchToMap({ ...ballroom, starts: {} }))).toEqual([]);
  });

  it('draughted gives fewer starts than roles when the zone has no room', () => {
    const areas: Sketch['areas'] = { '0,0': 'zone-0', '1,0': 'zone-0' };
    const { starts } = sketchToMap({ ...bareSketch({ kind: 'hexagon', radius: 5 }, 'x'), areas });
    expect(starts.map((places) => places.length)).toEqual([2, 0]);
  });
});

it('stretchesOf joins adjacent hexes into one stretch', () => {
  expect(stretchesOf(['2,1', '0,0', '1,0', '3,0', '1,1'])).toEqual([
    [0, 0, 2],
    [3, 0],
    [1, 1, 2],
  ]);
});

it('resized drops things off the smaller map', () => {
  const small = resizeSketch(ballroom, { kind: 'hexagon', radius: 3 });
  const all = [small.solids, small.areas, small.things, small.npcs, small.starts].flatMap((layer) =>
    Object.keys(layer),
  );
  expect(all.length).toBeGreaterThan(0);
  expect(all.every((spot) => spot.split(',').every((n) => Math.abs(Number(n)) <= 3))).toBe(true);
});

it.each([
  ['en', en, 'Open Yard', 'Flat ground'],
  ['de', de, 'Offener Hof', 'Ebener Boden'],
])('siteSketch has name and description in the language of the page (%s)', (language, texts, name, start) => {
  const sketch = siteSketch(mapOf('hex-demo'), createTranslator(language, texts).t);
  expect(sketch.name).toBe(name);
  expect(sketch.description).toContain(start);
});
