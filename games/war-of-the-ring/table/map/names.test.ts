import { SITE, tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { names as en } from '../../texts/en/names.ts';
import { geometry } from './geometry.ts';
import { namesFor, spotBeside, unitsAtLevel } from './names.ts';

const nameOf = (region: number) => en.region[tables.regions[region] as keyof typeof en.region];
const sites = (region: number) => (tables.siteOf[region] === SITE.none ? 0 : 18);
const crowded = () => 52;

describe('the names on the map', () => {
  test('are all there from close up', () => {
    expect(namesFor(nameOf, 1, sites)).toHaveLength(105);
  });

  test('are there for every Stronghold from afar, and for most of the land', () => {
    const found = namesFor(nameOf, -1, sites).map(({ region }) => region);
    for (const [region, site] of tables.siteOf.entries()) {
      if (site === SITE.stronghold) expect(found, tables.regions[region]).toContain(region);
    }
    expect(found.length).toBeGreaterThan(90);
  });

  test('leave room for pieces: fewer find a place where the map is full', () => {
    expect(namesFor(nameOf, -2, crowded).length).toBeLessThan(namesFor(nameOf, -2, sites).length);
  });

  test('never lie across each other', () => {
    for (const level of [-2, -1, 0, 1]) {
      const boxes = namesFor(nameOf, level, sites).map(({ lines, size, x, y }) => {
        const half = (Math.max(...lines.map((line) => line.length)) * size * 0.54) / 2;
        return { left: x - half, right: x + half, top: y - size * 0.55, bottom: y + (lines.length - 0.45) * size };
      });
      boxes.forEach((a, i) => {
        const across = boxes.findIndex(
          (b, j) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        );
        expect(across, `level ${level}`).toBe(-1);
      });
    }
  });

  test('are broken into three lines at most', () => {
    for (const { lines, region } of namesFor((region) => `${nameOf(region)} and a good deal more`, 2, sites)) {
      expect(lines.length, nameOf(region)).toBeLessThanOrEqual(3);
    }
  });

  test('give way to a mark beside a region, which stays near it', () => {
    const region = tables.regionIndex.get('rivendell')!;
    const unit = unitsAtLevel(0);
    const spot = spotBeside(region, unit, namesFor(nameOf, 0, sites), sites);
    const { x, y } = geometry.middles[region]!;
    expect(Math.hypot(spot.x - x, spot.y - y)).toBeLessThan(50 * unit);
  });
});
