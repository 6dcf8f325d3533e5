import { fromOddRow, hex, qOf, rOf, toOddRow } from '@tessera/space';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { cells, yard } from '../../test/yard.ts';
import { ContentError, maps } from '../content/index.ts';
import { reachable } from '../movement/movement.ts';
import { cellsWithin } from './blast.ts';
import {
  boardFor,
  type Cell,
  cellAt,
  coordsOf,
  distance,
  isBreakable,
  isInZone,
  isWall,
  portalsOf,
  type Site,
  siteOf,
  zoneOf,
} from './site.ts';

describe('Coordinates', () => {
  const site = yard();

  test('the distance is the largest of the three coordinate differences (R 4.1)', () => {
    const [centre, far, near] = cells(site, [0, 0], [3, -5], [1, 1]);
    expect(distance(site, centre!, far!)).toBe(5);
    expect(distance(site, centre!, near!)).toBe(2);
  });

  test('an inner hex has six neighbours at distance 1 (R 4.1)', () => {
    const centre = cellAt(site, 2, -3);
    const around = cellsWithin(site, centre, 1).filter((cell) => cell !== centre);
    expect(around.map((cell) => distance(site, centre, cell))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('cellAt and coordsOf are inverse, and cellAt is -1 off the map (R 4.1)', () => {
    for (let cell = 0; cell < site.size; cell++) expect(cellAt(site, ...coordsOf(site, cell))).toBe(cell);
    expect(cellAt(site, 16, 0)).toBe(-1);
  });

  test('a hexagon of radius 15 has 721 cells, a sheet of 36 by 36 has 1296', () => {
    expect(site.size).toBe(721);
    expect(siteOf('jail-break').size).toBe(1296);
  });

  test.each([
    [0, 0, 0, 0],
    [5, 3, 4, 3],
    [35, 35, 18, 35],
  ])('column %i, row %i is hex (%i, %i), and back', (column, row, q, r) => {
    const at = fromOddRow(column, row);
    expect([qOf(at), rOf(at)]).toEqual([q, r]);
    expect(toOddRow(hex(q, r))).toEqual({ column, row });
    expect(cellAt(siteOf('jail-break'), q, r)).toBe(row * 36 + column);
  });
});

describe('Zones', () => {
  const ballroom = siteOf('ballroom');
  const exit = cellAt(ballroom, 14, 0);

  test("isInZone is true in a crew's own zone and not in the other (R 4.7)", () => {
    const [home] = zoneOf(ballroom, 0);
    expect([isInZone(ballroom, 0, home!), isInZone(ballroom, 1, home!)]).toEqual([true, false]);
    expect(isInZone(ballroom, 0, cellAt(ballroom, 0, 0))).toBe(false);
  });

  test('an exit is home for both crews, and for neither under exit-none (R 4.7)', () => {
    expect([isInZone(ballroom, 0, exit), isInZone(ballroom, 1, exit)]).toEqual([true, true]);
    expect(isInZone(ballroom, 0, exit, ['exit-none'])).toBe(false);
    expect(isInZone(ballroom, 1, exit, ['exit-none'])).toBe(false);
    expect(isInZone(ballroom, 1, zoneOf(ballroom, 1)[0]!, ['exit-none'])).toBe(true);
  });
});

test('walls can be destroyed unless they are indestructible', () => {
  const site = yard({ walls: [[1, 0]], indestructibleWalls: [[2, 0]] });
  const [soft, hard, open] = cells(site, [1, 0], [2, 0], [3, 0]);
  expect([soft, hard, open].map((cell) => isWall(site, [], cell!))).toEqual([true, true, false]);
  expect([soft, hard, open].map((cell) => isBreakable(site, [], cell!))).toEqual([true, false, false]);
  expect([isWall(site, [soft!], soft!), isBreakable(site, [soft!], soft!)]).toEqual([false, false]);
});

test('linked teleporters are passages; under teleporters-portals-only they are portals instead', () => {
  const site = siteOf('server-hack');
  expect([site.portals.length, site.teleporters.length]).toEqual([1, 1]);
  expect(portalsOf(site)).toEqual(site.portals);
  expect(boardFor(site).linked).toBe(true);
  expect(portalsOf(site, ['teleporters-portals-only'])).toEqual([...site.portals, ...site.teleporters.flat()]);
  expect(boardFor(site, ['teleporters-portals-only']).linked).toBe(false);
});

test('siteOf caches a site, and throws for an unknown map with its name', () => {
  expect(siteOf('ballroom')).toBe(siteOf('ballroom'));
  expect(() => siteOf('casino')).toThrow(ContentError);
  expect(() => siteOf('casino')).toThrow(/unknown-map: casino/);
});

// DATA.md, inventory. Distances are steps from the nearest zone cell to a hex next to the goal, seat 0 / seat 1.
const INVENTORY = {
  'hex-demo': { counts: [721, 0, 0, 0, 0, 0, 0, 0, 0, 0], pairs: 0, gap: 28, computers: '', drops: '', exit: '' },
  ballroom: {
    counts: [721, 46, 12, 2, 4, 3, 6, 6, 2, 3],
    pairs: 0,
    gap: 28,
    computers: '14/14, 13/13',
    drops: '8/18, 8/18, 18/8, 18/8',
    exit: '14/14',
  },
  'bank-job-hex': {
    counts: [721, 59, 14, 2, 3, 5, 7, 9, 6, 4],
    pairs: 0,
    gap: 24,
    computers: '14/14, 17/17',
    drops: '23/10, 11/11, 10/23',
    exit: '24/24',
  },
  'bank-job-square': {
    counts: [1296, 96, 45, 0, 6, 2, 5, 5, 2, 3],
    pairs: 0,
    gap: 25,
    computers: '',
    drops: '15/20, 32/30, 32/30, 33/29, 33/29, 20/14',
    exit: '',
  },
  'jail-break': {
    counts: [1296, 144, 60, 2, 3, 3, 4, 8, 4, 3],
    pairs: 0,
    gap: 25,
    computers: '13/14, 13/13',
    drops: '5/21, 19/20, 22/5',
    exit: '',
  },
  'server-hack': {
    counts: [1296, 113, 23, 3, 2, 4, 1, 5, 2, 3],
    pairs: 1,
    gap: 25,
    computers: '9/14, 11/13, 17/12',
    drops: '12/11, 13/10',
    exit: '',
  },
  'train-robbery': {
    counts: [1296, 98, 23, 2, 3, 4, 0, 2, 2, 2],
    pairs: 0,
    gap: 21,
    computers: '17/16, 16/17',
    drops: '18/15, 13/13, 13/13',
    exit: '',
  },
  'treasure-hunt': {
    counts: [1296, 22, 18, 4, 0, 3, 2, 4, 2, 2],
    pairs: 2,
    gap: 25,
    computers: '11/13, 11/12, 13/11, 12/11',
    drops: '',
    exit: '',
  },
};

test('the inventory names every map', () => {
  expect(Object.keys(INVENTORY).toSorted()).toEqual(maps.map(({ id }) => id).toSorted());
});

describe.each(Object.entries(INVENTORY))('Inventory of %s', (id, { counts, pairs, gap, computers, drops, exit }) => {
  const site = siteOf(id);
  const fields = [stepsFrom(site, 0), stepsFrom(site, 1)];
  const apart = (cells: readonly Cell[]) =>
    fields.map((steps) => Math.min(...cells.map((cell) => steps[cell]!))).join('/');
  const beside = (goals: readonly Cell[]) => goals.map((cell) => apart(cellsWithin(site, cell, 1))).join(', ');

  test('the site has the listed numbers of cells, walls, tables, computers, drops, gear, portals, guards, elites and turrets', () => {
    const kinds = (['guard', 'elite', 'turret'] as const).map((kind) => site.npcs.filter((npc) => npc.kind === kind));
    const lists = [site.computers, site.drops, site.gear, site.portals, ...kinds];
    expect([site.size, flagged(site.wall), flagged(site.table), ...lists.map((list) => list.length)]).toEqual(counts);
    expect(site.teleporters.length).toBe(pairs);
  });

  test('the site has the listed distances of zones, computers, drops and exit', () => {
    expect(Math.min(...zoneOf(site, 1).map((cell) => fields[0]![cell]!))).toBe(gap);
    expect(beside(site.computers)).toBe(computers);
    expect(beside(site.drops.map(({ cell }) => cell))).toBe(drops);
    expect(site.exits.length === 0 ? '' : apart(site.exits)).toBe(exit);
  });

  test('crews start in their zones, each on its own free hex (R 5)', () => {
    const taken = new Set(site.npcs.map(({ cell }) => cell));
    for (const seat of [0, 1] as const) {
      for (const cell of nonEmpty(site.starts[seat])) {
        expect(zoneOf(site, seat)).toContain(cell);
        expect(site.wall[cell]! + site.table[cell]!).toBe(0);
        expect(taken.has(cell)).toBe(false);
        taken.add(cell);
      }
    }
  });

  test('no wall or table is under an NPC, and both crews reach every objective', () => {
    expect(site.npcs.filter(({ cell }) => site.wall[cell]! + site.table[cell]! > 0)).toEqual([]);
    const goals = [...site.computers, ...site.drops.map(({ cell }) => cell), ...site.gear.map(({ cell }) => cell)];
    const isOutOfReach = (goal: Cell) =>
      fields.some((steps) => cellsWithin(site, goal, 1).every((cell) => steps[cell] === Number.POSITIVE_INFINITY));
    expect(goals.filter(isOutOfReach)).toEqual([]);
  });
});

function flagged(flags: Uint8Array): number {
  return flags.reduce((sum, flag) => sum + flag, 0);
}

/** Returns the steps from the nearest cell of a zone, with turrets as the only units; the list ignores teleporters. */
function stepsFrom(site: Site, seat: number): number[] {
  const turrets = site.npcs.filter(({ kind }) => kind === 'turret').map(({ cell }) => cell);
  const obstacles = { rubble: [], units: turrets, bodies: [], watched: [] };
  const least = new Array<number>(site.size).fill(Number.POSITIVE_INFINITY);
  for (const start of zoneOf(site, seat)) {
    const { costs } = reachable(site, obstacles, start, Number.MAX_SAFE_INTEGER, ['teleporters-portals-only']);
    for (const [cell, cost] of costs.entries()) if (cost >= 0 && cost < least[cell]!) least[cell] = cost;
  }
  return least;
}
