import { LONGEST_MAP, mapOf, maps, readMap } from '@tessera/heist-city';
import { formatGameLabel } from '@tessera/rules';
import { describe, expect, it } from 'vitest';
import { testFormatter } from '../../../test/testFormatter.ts';
import { mapInFile } from './mapFile.ts';
import { nearerCrew, reviewOf } from './review.ts';
import { bareSketch, type Sketch, sketchOf } from './sketch.ts';
import { spotText } from './spotText.ts';

const ballroom = sketchOf(mapOf('ballroom'));
const problems = (sketch: Sketch) => reviewOf(sketch).problems.map(({ key, at }) => [key, at.length]);

describe('reviewOf', () => {
  it.each(maps)('reviewOf finds $id playable, with a text that readMap accepts', (map) => {
    const { text, problems: found } = reviewOf(sketchOf(map));
    expect(found).toEqual([]);
    expect(readMap(text ?? '').ok).toBe(true);
  });

  it('reviewOf reports missing parts', () => {
    const bare = reviewOf(bareSketch({ kind: 'hexagon', radius: 6 }, ' '));
    expect(bare.text).toBeUndefined();
    expect(bare.problems.map(({ key }) => key)).toEqual(['no-name', 'no-room', 'no-room']);
    expect(bare.hints.map(({ key }) => key)).toEqual(['nothing-to-win', 'nobody-on-guard', 'no-portal']);
  });

  it('reviewOf reports lone teleporters and unreachable things with their places', () => {
    const things: Sketch['things'] = { ...ballroom.things, '0,8': { kind: 'teleporter', pair: 0 } };
    expect(problems({ ...ballroom, things })).toEqual([['lone-teleporter', 1]]);
    const yard = sketchOf(mapOf('hex-demo'));
    const around: Sketch['solids'] = Object.fromEntries(
      ['0,-1', '1,-1', '-1,0', '1,0', '-1,1', '0,1'].map((spot) => [spot, 'hard-wall']),
    );
    const closed: Sketch = { ...yard, solids: around, things: { '0,0': { kind: 'computer' } } };
    const [found] = reviewOf(closed).problems;
    expect(found).toMatchObject({ key: 'out-of-reach', names: { what: 'editor.part.computers' }, at: [[0, 0]] });
  });

  it('reviewOf reports misplaced things of an imported map', () => {
    const ball = mapOf('ballroom');
    const odd = sketchOf({
      ...ball,
      walls: [...ball.walls, [0, 4]],
      computers: [
        { id: 'c', at: [0, 4] },
        { id: 'd', at: [99, 0] },
      ],
      starts: [[[0, 5], ...ball.starts[0].slice(1)], ball.starts[1]],
    });
    expect(reviewOf(odd).problems).toMatchObject([
      { key: 'in-a-wall', names: { what: 'editor.part.computers' }, at: [[0, 4]] },
      { key: 'start-outside', params: { crew: 1 }, at: [[0, 5]] },
    ]);
  });

  it('reviewOf hints when one crew is nearer to all objectives', () => {
    const yard = sketchOf(mapOf('hex-demo'));
    const near: Sketch = { ...yard, things: { '2,-12': { kind: 'info' } } };
    expect(reviewOf(near).hints.find(({ key }) => key === 'uneven')).toMatchObject({ at: [[2, -12]] });
    const even: Sketch = { ...near, things: { ...near.things, '-2,12': { kind: 'info' } } };
    expect(reviewOf(even).hints.map(({ key }) => key)).not.toContain('uneven');
  });

  it('reviewOf reports a map that is too long', () => {
    const item = 'x'.repeat(LONGEST_MAP);
    const things: Sketch['things'] = { ...ballroom.things, '0,8': { kind: 'gear', item } };
    expect(reviewOf({ ...ballroom, things }).problems.map(({ key }) => key)).toEqual(['too-long']);
  });
});

it.each([
  [[3, 3], undefined],
  [[3, 5], 1],
  [[5, 3], 2],
  [[-1, 5], 2],
  [[5, -1], 1],
] as const)('nearerCrew of %j', (steps, crew) => {
  expect(nearerCrew(steps)).toBe(crew);
});

it('spotText describes a hex in words', () => {
  const t = testFormatter().t;
  const [spot] = Object.keys(ballroom.starts);
  expect(spotText(ballroom, spot!, t)).toContain('crew 1');
  expect(spotText(ballroom, '0,0', testFormatter({}, 'de').t)).toMatch(/^0,0, /);
});

it('mapInFile accepts a map or a content file with one, and refuses others with a sentence', () => {
  const map = mapOf('ballroom');
  expect(mapInFile(JSON.stringify(map))).toEqual({ map });
  expect(mapInFile(`\uFEFF${JSON.stringify(map)}`)).toEqual({ map });
  expect(mapInFile(JSON.stringify({ kind: 'map', records: [map] }))).toEqual({ map });
  const problemText = (file: string, language: 'en' | 'de') => {
    const found = mapInFile(file);
    return 'problem' in found ? formatGameLabel(found.problem, testFormatter({}, language).t) : '';
  };
  expect(problemText('a photograph', 'en')).toBe('this is not JSON.');
  expect(problemText('a photograph', 'de')).toBe('das ist kein JSON.');
  expect(problemText('{"id": "x"}', 'en')).toMatch(/^name: expected text, found nothing. And \d+ more.$/);
  expect(problemText('{"id": "x"}', 'de')).toMatch(/^name: erwartet: ein Text, gefunden: nichts. Und \d+ weitere.$/);
});
