import { loadPacks } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { coreFiles } from './files.ts';
import { type HeistMap, heistContentChecks, heistContentKinds, mapOf, maps } from './index.ts';
import { mapFindings } from './mapCheck.ts';

const yard = mapOf('hex-demo');

/** Returns the problems of the demo map with these changes, as loading reports them. */
function problemsWith(things: Partial<HeistMap>) {
  const file = { $schema: '../../schema/map.json', kind: 'map', records: [{ ...yard, ...things }] };
  const files = coreFiles.map((each) =>
    each.path === 'maps/hex-demo.json' ? { ...each, text: JSON.stringify(file) } : each,
  );
  const { problems } = loadPacks(files, { game: 'heist-city', kinds: heistContentKinds, checks: heistContentChecks });
  return problems.map(({ code, file, path }) => `${code} ${file} ${path}`);
}

const at = (path: string) => `maps/hex-demo.json records[0].${path}`;

// Six hexes around a place.
const around = (q: number, r: number): HeistMap['walls'] => [
  [q, r - 1, 2],
  [q - 1, r],
  [q + 1, r],
  [q - 1, r + 1, 2],
];

test.each(maps)('the map $id has no findings', (map) => {
  expect(mapFindings(map)).toEqual([]);
});

describe('Problems of a map', () => {
  test('reports a thing off the map with its place', () => {
    expect(
      problemsWith({
        walls: [
          [0, 0],
          [14, 0, 3],
        ],
      }),
    ).toEqual([`E_MAP_OFF_MAP ${at('walls[1]')}`]);
    expect(problemsWith({ computers: [{ id: 'c', at: [16, 0] }] })).toEqual([`E_MAP_OFF_MAP ${at('computers[0].at')}`]);
    const teleporters: HeistMap['teleporters'] = [
      {
        id: 't',
        ends: [
          [0, 0],
          [0, 16],
        ],
      },
    ];
    expect(problemsWith({ teleporters })).toEqual([`E_MAP_OFF_MAP ${at('teleporters[0].ends[1]')}`]);
  });

  test('reports an unreachable deployment zone', () => {
    expect(problemsWith({ walls: [[-15, 0, 31]] })).toEqual([`E_MAP_UNREACHABLE ${at('zones[1]')}`]);
  });

  test('reports a walled-in start', () => {
    const starts: HeistMap['starts'] = [yard.starts[0], yard.starts[1].map((at, i) => (i === 2 ? [-7, 14] : at))];
    expect(problemsWith({ starts, walls: around(-7, 14) })).toEqual([`E_MAP_UNREACHABLE ${at('starts[1][2]')}`]);
  });

  test('reports an unreachable exit', () => {
    const zones: HeistMap['zones'] = [...yard.zones, { id: 'exit', kind: 'exit', cells: [[0, 0]] }];
    expect(problemsWith({ zones, walls: around(0, 0) })).toEqual([`E_MAP_UNREACHABLE ${at('zones[2]')}`]);
  });

  test('reports an objective closed off by walls, tables or turrets', () => {
    const drops: HeistMap['drops'] = [{ id: 'd', at: [0, 0], kind: 'info' }];
    const walled = [`E_MAP_UNREACHABLE ${at('drops[0].at')}`];
    expect(problemsWith({ drops, walls: around(0, 0) })).toEqual(walled);
    expect(problemsWith({ drops, tables: around(0, 0) })).toEqual(walled);
    const [gap, ...rest] = around(0, 0);
    expect(gap).toEqual([0, -1, 2]);
    const npcs: HeistMap['npcs'] = [
      { id: 'a', kind: 'turret', at: [0, -1] },
      { id: 'b', kind: 'turret', at: [1, -1] },
    ];
    expect(problemsWith({ drops, walls: rest, npcs })).toEqual(walled);
    expect(problemsWith({ drops, walls: rest, npcs: npcs.map((npc) => ({ ...npc, kind: 'guard' as const })) })).toEqual(
      [],
    );
  });

  test('accepts an objective that only a teleporter reaches', () => {
    const drops: HeistMap['drops'] = [{ id: 'd', at: [0, 0], kind: 'info' }];
    const teleporters: HeistMap['teleporters'] = [
      {
        id: 't',
        ends: [
          [0, 0],
          [8, 0],
        ],
      },
    ];
    expect(problemsWith({ drops, walls: around(0, 0), teleporters })).toEqual([]);
  });

  test('reports a start outside its zone, and a missing zone', () => {
    const [first, second] = yard.starts;
    const strayed: HeistMap['starts'] = [[...first.slice(0, 4), [0, 0]], second];
    expect(problemsWith({ starts: strayed })).toEqual([`E_MAP_START ${at('starts[0][4]')}`]);
    expect(problemsWith({ zones: yard.zones.slice(0, 1) })).toEqual([`E_MAP_ZONE ${at('zones')}`]);
  });

  test('reports a wall or table under a unit or an objective', () => {
    const npcs: HeistMap['npcs'] = [{ id: 'g', kind: 'guard', at: [0, 0] }];
    expect(problemsWith({ npcs, walls: [[0, 0]] })).toEqual([`E_MAP_WALL ${at('npcs[0].at')}`]);
    expect(problemsWith({ npcs, tables: [[0, 0]] })).toEqual([`E_MAP_WALL ${at('npcs[0].at')}`]);
    const [q, r] = yard.starts[1][2]!;
    expect(problemsWith({ indestructibleWalls: [[q, r]] })).toEqual([`E_MAP_WALL ${at('starts[1][2]')}`]);
    expect(problemsWith({ computers: [{ id: 'c', at: [3, 3] }], walls: [[3, 3]] })).toEqual([
      `E_MAP_WALL ${at('computers[0].at')}`,
    ]);
  });

  test('reports two things with the same hex, id or end of a teleporter', () => {
    const twice: HeistMap['walls'] = [
      [0, 0, 9],
      [0, 0, 9],
    ];
    // Once for the whole stretch.
    expect(problemsWith({ walls: twice })).toEqual([`E_MAP_OVERLAP ${at('walls[1]')}`]);
    expect(problemsWith({ walls: [[0, 0]], tables: [[0, 0]] })).toEqual([`E_MAP_OVERLAP ${at('tables[0]')}`]);
    const twins: HeistMap['npcs'] = [
      { id: 'g', kind: 'guard', at: [0, 0] },
      { id: 'g', kind: 'elite', at: [0, 0] },
    ];
    expect(problemsWith({ npcs: twins }).toSorted()).toEqual([
      `E_DUPLICATE_ID ${at('npcs[1].id')}`,
      `E_MAP_OVERLAP ${at('npcs[1].at')}`,
    ]);
    const teleporters: HeistMap['teleporters'] = [
      {
        id: 't',
        ends: [
          [0, 0],
          [0, 0],
        ],
      },
    ];
    expect(problemsWith({ teleporters })).toEqual([`E_MAP_LINK ${at('teleporters[0].ends[1]')}`]);
  });

  test('reports a stretch that is neither a hex nor a row of two or more', () => {
    const load = (stretch: number[]) => {
      const walls = [stretch];
      const file = { kind: 'map', records: [{ ...yard, walls }] };
      const files = coreFiles.map((each) =>
        each.path === 'maps/hex-demo.json' ? { ...each, text: JSON.stringify(file) } : each,
      );
      const result = loadPacks(files, { game: 'heist-city', kinds: heistContentKinds, checks: heistContentChecks });
      return result.problems.map(({ file, path }) => [file, path?.startsWith('records[0].walls[0]')]);
    };
    for (const good of [
      [0, 0],
      [0, 0, 2],
    ])
      expect(load(good)).toEqual([]);
    for (const bad of [[0], [0, 0, 1], [0, 0, 2, 3], [0.5, 0]])
      expect(load(bad)).toEqual([['maps/hex-demo.json', true]]);
  });

  test('reports gear with an unknown item', () => {
    expect(problemsWith({ gear: [{ id: 'g', at: [0, 0], item: 'railgun' }] })).toEqual([
      `E_UNKNOWN_REFERENCE ${at('gear[0].item')}`,
    ]);
  });
});
