import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cells, yard } from '../../test/yard.ts';
import { maps } from '../content/index.ts';
import type { Variant } from '../state/variants.ts';
import { hasCover, hasSight, sightBlocker } from './sight.ts';
import { type Cell, cellAt, coordsOf, distance, isWall, type Site, siteOf } from './site.ts';

/** Implements R 4.5 literally: sample points of the shifted line, each rounded to a hex. */
function sampled(site: Site, a: Cell, b: Cell, shift: number): Cell[] {
  const [qa, ra] = coordsOf(site, a);
  const [qb, rb] = coordsOf(site, b);
  const length = distance(site, a, b);
  return Array.from({ length: length + 1 }, (_, i) => {
    const t = length === 0 ? 0 : i / length;
    const [q, r] = rounded(qa + (qb - qa) * t + shift, ra + (rb - ra) * t + 2 * shift);
    return cellAt(site, q, r);
  });
}

function rounded(q: number, r: number): [number, number] {
  const s = -q - r;
  const near = [Math.round(q), Math.round(r), Math.round(s)] as const;
  const [eq, er, es] = [Math.abs(q - near[0]), Math.abs(r - near[1]), Math.abs(s - near[2])];
  if (eq > er && eq > es) return [-near[1] - near[2], near[1]];
  return er > es ? [near[0], -near[0] - near[2]] : [near[0], near[1]];
}

function seesByTheBook(site: Site, rubble: Cell[], smoke: Cell[], a: Cell, b: Cell, isSingle: boolean): boolean {
  if (distance(site, a, b) <= 1) return true;
  if (smoke.includes(a) || smoke.includes(b)) return false;
  const between = (isSingle ? [1e-6] : [1e-6, -1e-6]).flatMap((shift) => sampled(site, a, b, shift).slice(1, -1));
  return !between.some((cell) => cell >= 0 && (isWall(site, rubble, cell) || smoke.includes(cell)));
}

const row = (site: Site) => [cellAt(site, 0, 0), cellAt(site, 3, 0)] as const;

describe('Line of sight', () => {
  test('a wall between two hexes blocks sight, a table does not (R 4.5)', () => {
    const walled = yard({ walls: [[1, 0]] });
    expect(hasSight(walled, [], [], ...row(walled))).toBe(false);
    expect(sightBlocker(walled, [], [], ...row(walled))).toBe(cellAt(walled, 1, 0));
    const furnished = yard({ tables: [[2, 0]] });
    expect(hasSight(furnished, [], [], ...row(furnished))).toBe(true);
    expect(sightBlocker(furnished, [], [], ...row(furnished))).toBe(-1);
  });

  test('a destroyed wall does not block sight (R 4.5)', () => {
    const site = yard({ walls: [[1, 0]] });
    expect(hasSight(site, cells(site, [1, 0]), [], ...row(site))).toBe(true);
    expect(hasSight(site, [], [], ...row(site))).toBe(false);
  });

  test('a line along the edge of two hexes needs both clear, unless a variant draws one line only (R 4.5)', () => {
    const sees = (wall: readonly [number, number], variants: Variant[]) => {
      const site = yard({ walls: [[...wall]] });
      return hasSight(site, [], [], cellAt(site, 0, 0), cellAt(site, 1, 1), variants);
    };
    expect([sees([1, 0], []), sees([0, 1], [])]).toEqual([false, false]);
    expect([sees([1, 0], ['los-single']), sees([0, 1], ['los-single'])].toSorted()).toEqual([false, true]);
  });

  test('smoke blocks sight through it; in and out of smoke only adjacent hexes are visible (R 4.5)', () => {
    const site = yard();
    const [a, b] = row(site);
    expect(hasSight(site, [], cells(site, [2, 0]), a, b)).toBe(false);
    expect(hasSight(site, [], [a], a, b)).toBe(false);
    expect(hasSight(site, [], [b], a, b)).toBe(false);
    expect(hasSight(site, [], [a], a, cellAt(site, 1, 0))).toBe(true);
    expect(hasSight(site, [], [], a, b)).toBe(true);
  });

  test('hasSight agrees with the literal rule and is symmetric for random obstacles (R 4.5)', () => {
    const site = siteOf('jail-break');
    const walls = Array.from(site.wall.keys()).filter((cell) => site.wall[cell] === 1);
    const cell = fc.nat({ max: site.size - 1 });
    const rubble = fc.subarray(walls, { maxLength: 30 });
    fc.assert(
      fc.property(
        cell,
        cell,
        rubble,
        fc.array(cell, { maxLength: 14 }),
        fc.boolean(),
        (a, b, rubble, smoke, isSingle) => {
          const variants: Variant[] = isSingle ? ['los-single'] : [];
          const sees = hasSight(site, rubble, smoke, a, b, variants);
          expect(sees).toBe(seesByTheBook(site, rubble, smoke, a, b, isSingle));
          expect(hasSight(site, rubble, smoke, b, a, variants)).toBe(sees);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each(maps)('on $id sight is symmetric for every pair within 15 (R 4.5)', ({ id }) => {
    const site = siteOf(id);
    let odd = 0;
    for (let a = 0; a < site.size; a++) {
      for (let b = a + 1; b < site.size; b++) {
        if (distance(site, a, b) > 15) continue;
        if (hasSight(site, [], [], a, b) !== hasSight(site, [], [], b, a)) odd++;
      }
    }
    expect(odd).toBe(0);
  });
});

describe('Cover', () => {
  test('a table next to the target on the line gives cover, one next to the shooter does not (R 4.6)', () => {
    const near = yard({ tables: [[2, 0]] });
    expect(hasCover(near, ...row(near))).toBe(true);
    const far = yard({ tables: [[1, 0]] });
    expect(hasCover(far, ...row(far))).toBe(false);
    expect(hasCover(yard(), ...row(near))).toBe(false);
  });

  test('a table on either of two lines gives cover (R 4.6)', () => {
    for (const table of [
      [1, 0],
      [0, 1],
    ] as const) {
      const site = yard({ tables: [[...table]] });
      expect(hasCover(site, cellAt(site, 0, 0), cellAt(site, 1, 1))).toBe(true);
    }
  });

  test('under cover-anywhere any table on the line gives cover; under cover-off none does', () => {
    const far = yard({ tables: [[1, 0]] });
    expect(hasCover(far, ...row(far), ['cover-anywhere'])).toBe(true);
    const near = yard({ tables: [[2, 0]] });
    expect(hasCover(near, ...row(near), ['cover-off'])).toBe(false);
    expect(hasCover(near, ...row(near), ['cover-off', 'cover-anywhere'])).toBe(false);
  });

  test('there is no cover from an adjacent hex (R 4.6)', () => {
    const site = yard({ tables: [[1, 0]] });
    expect(hasCover(site, cellAt(site, 0, 0), cellAt(site, 0, 1))).toBe(false);
  });
});
