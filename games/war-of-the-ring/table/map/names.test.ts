import { nonEmpty } from '@tessera/testkit';
import { SITE, tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { names as en } from '../../texts/en/names.ts';
import { geometry } from './geometry.ts';
import { namesFor, type RowOf, rowsFor, spotBeside, unitsAtLevel } from './names.ts';

const nameOf = (region: number) => en.region[tables.regions[region] as keyof typeof en.region];
const sites: RowOf = (region) => ({ width: tables.siteOf[region] === SITE.none ? 0 : 18, rise: 9 });
const crowded: RowOf = () => ({ width: 54, rise: 12 });
const namesIn = (level: number, rowOf: RowOf, name = nameOf) => namesFor(name, level, rowOf, rowsFor(level, rowOf));

describe('Names on the map', () => {
  test('namesFor shows all names when zoomed in', () => {
    expect(namesIn(1, sites)).toHaveLength(105);
  });

  test('namesFor shows every Stronghold and most of the land when zoomed out', () => {
    const found = namesIn(-1, sites).map(({ region }) => region);
    for (const [region, site] of tables.siteOf.entries()) {
      if (site === SITE.stronghold) expect(found, tables.regions[region]).toContain(region);
    }
    expect(found.length).toBeGreaterThan(90);
  });

  test('namesFor shows fewer names on a map full of pieces', () => {
    expect(namesIn(-2, crowded).length).toBeLessThan(namesIn(-2, sites).length);
  });

  test('namesFor never lets names overlap', () => {
    for (const level of [-2, -1, 0, 1]) {
      const boxes = namesIn(level, sites).map(({ lines, size, x, y }) => {
        const half = (Math.max(...lines.map((line) => line.length)) * size * 0.54) / 2;
        return { left: x - half, right: x + half, top: y - size * 0.55, bottom: y + (lines.length - 0.45) * size };
      });
      nonEmpty(boxes).forEach((a, i) => {
        const across = boxes.findIndex(
          (b, j) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        );
        expect(across, `level ${level}`).toBe(-1);
      });
    }
  });

  test('namesFor breaks a name into three lines at most', () => {
    const longer = (region: number) => `${nameOf(region)} and a good deal more`;
    for (const { lines, region } of nonEmpty(namesIn(2, sites, longer))) {
      expect(lines.length, nameOf(region)).toBeLessThanOrEqual(3);
    }
  });

  test('spotBeside avoids names and stays near its region', () => {
    const region = tables.regionIndex.get('rivendell')!;
    const unit = unitsAtLevel(0);
    const spot = spotBeside(region, unit, namesIn(0, sites), sites, rowsFor(0, sites));
    const { x, y } = geometry.middles[region]!;
    expect(Math.hypot(spot.x - x, spot.y - y)).toBeLessThan(50 * unit);
  });
});

/** Settlements of the start, each with an Army. */
const garrisons: RowOf = (region) => ({ width: tables.siteOf[region] === SITE.none ? 0 : 54, rise: 12 });

describe('Rows of pieces', () => {
  test('rowsFor keeps rows in their regions', () => {
    for (const level of [-2, -1, 0, 1]) {
      for (const [region, { x, y }] of nonEmpty(rowsFor(level, crowded).entries())) {
        const home = geometry.middles[region]!;
        expect(Math.hypot(x - home.x, y - home.y)).toBeLessThanOrEqual(geometry.rooms[region]!);
      }
    }
  });

  test('rowsFor centres rows without neighbours and moves close ones apart', () => {
    const close = rowsFor(2, garrisons);
    for (const [region, { x, y }] of close.entries()) {
      expect({ x, y }, tables.regions[region]).toEqual(geometry.middles[region]);
    }
    const [minasTirith, osgiliath] = ['minas-tirith', 'osgiliath'].map((id) => tables.regionIndex.get(id)!);
    const unit = unitsAtLevel(-1);
    const rows = rowsFor(-1, garrisons);
    const [a, b] = [rows[minasTirith!]!, rows[osgiliath!]!];
    const isClear = Math.abs(a.x - b.x) >= 54 * unit || Math.abs(a.y - b.y) >= 22 * unit;
    expect(isClear).toBe(true);
  });
});
