import { SITE, tables } from '@tessera/war-of-the-ring/facts';
import { geometry } from './geometry.ts';

/** Name on the map: lines of text, their size and the middle of the first, in units of the drawing. */
export interface Name {
  readonly region: number;
  readonly lines: readonly string[];
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly rank: Rank;
}

/** Importance of a name: a Stronghold's, another Settlement's, or open land's. */
type Rank = 'stronghold' | 'settlement' | 'land';

/** Size of the row in the middle of a region, in pixels; a width of 0 means none. */
export interface RowSize {
  readonly width: number;
  /** Extent upwards. */
  readonly rise: number;
}
export type RowOf = (region: number) => RowSize;

/** Position of each region's row: its middle, or beside it if rows of adjacent regions would overlap. */
export type Rows = readonly Spot[];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the units of the drawing per pixel of a mark at a zoom level. */
export function unitsAtLevel(level: number): number {
  const size = level <= -2 ? 0.56 : level === -1 ? 0.78 : level === 0 ? 0.9 : level === 1 ? 1.05 : 1.2;
  return size / 1.5 ** level;
}

/** Width of a letter relative to its height. */
const LETTER = 0.54;
const RANK: Readonly<Record<number, number>> = {
  [SITE.stronghold]: 0,
  [SITE.city]: 1,
  [SITE.town]: 2,
  [SITE.fortification]: 2,
};

/** Returns letter sizes of names in pixels at a level, the largest first; zoomed out, only readable ones. */
function letterSizes(level: number): readonly number[] {
  if (level <= -2) return [9.5];
  if (level === -1) return [11.5, 10.5, 9.5, 8.75];
  if (level === 0) return [12.5, 11.5, 10.5];
  return level === 1 ? [14, 13, 12] : [16, 15];
}

/** Extent of a row downwards, in pixels. */
const DROP = 11;
/** Share of a region's room by which its row may leave the middle, so that it stays recognizable as its own. */
const STRAY = 0.85;
const PUSHES = 24;

interface Row extends RowSize {
  x: number;
  y: number;
  readonly region: number;
}

/** Returns the positions of rows at a level: they push each other apart until none overlap, or no room is left. */
export function rowsFor(level: number, rowOf: RowOf): Rows {
  const unit = unitsAtLevel(level);
  const rows = tables.regions.map((_, region): Row => ({ ...geometry.middles[region]!, ...rowOf(region), region }));
  const busy = rows.filter(({ width }) => width > 0);
  for (let n = 0; n < PUSHES; n++) {
    let isCrowded = false;
    for (let i = 0; i < busy.length; i++) {
      for (let j = i + 1; j < busy.length; j++) {
        if (pushedApart(busy[i]!, busy[j]!, unit)) isCrowded = true;
      }
    }
    if (!isCrowded) break;
  }
  return rows;
}

/** Moves two overlapping rows apart, each by half of the shorter distance. Returns whether they overlapped. */
function pushedApart(a: Row, b: Row, unit: number): boolean {
  const dy = (a.y < b.y ? DROP + b.rise : DROP + a.rise) * unit - Math.abs(a.y - b.y);
  if (dy <= 0) return false;
  const dx = ((a.width + b.width) / 2 + 2) * unit - Math.abs(a.x - b.x);
  if (dx <= 0) return false;
  const [signX, signY] = [a.x < b.x ? -1 : 1, a.y < b.y ? -1 : 1];
  const [x, y] = dx < dy ? [(signX * dx) / 2, 0] : [0, (signY * dy) / 2];
  push(a, x, y);
  push(b, -x, -y);
  return true;
}

function push(row: Row, dx: number, dy: number): void {
  const home = geometry.middles[row.region]!;
  const [x, y] = [row.x + dx - home.x, row.y + dy - home.y];
  const share = Math.min(1, (STRAY * geometry.rooms[row.region]!) / (Math.hypot(x, y) || 1));
  row.x = home.x + x * share;
  row.y = home.y + y * share;
}

/**
 * Returns the names that fit at a level: Strongholds first, then Cities, Towns and open land. No name overlaps another,
 * pieces or numbers. `rowOf` gives the size of a region's row, `rows` its position, and `numbered` the regions with a
 * number above it.
 */
export function namesFor(
  nameOf: (region: number) => string,
  level: number,
  rowOf: RowOf,
  rows: Rows,
  numbered: readonly number[] = [],
): Name[] {
  const unit = unitsAtLevel(level);
  const pixel = 1 / 1.5 ** level;
  const taken: Box[] = [...rowBoxes(unit, rowOf, rows), ...numbered.map((region) => numberBox(rows[region]!, unit))];
  const order = [...tables.regions.keys()].toSorted(
    (a, b) =>
      (RANK[tables.siteOf[a] ?? 0] ?? 3) - (RANK[tables.siteOf[b] ?? 0] ?? 3) ||
      geometry.rooms[b]! - geometry.rooms[a]!,
  );
  const names: Name[] = [];
  for (const region of order) {
    const tries = letterSizes(level).flatMap((letters) =>
      placed({ region, text: nameOf(region), size: letters * pixel, unit, row: rowOf(region), at: rows[region]! }),
    );
    const name = tries.find((one) => !taken.some((other) => overlap(nameBox(one), other)));
    if (!name) continue;
    taken.push(nameBox(name));
    names.push(name);
  }
  return names;
}

/**
 * Returns a position beside a region's row where a mark of this size overlaps nothing; above the row if there is none.
 */
export function spotBeside(region: number, unit: number, names: readonly Name[], rowOf: RowOf, rows: Rows): Spot {
  const { x, y } = rows[region]!;
  const pieces = rowBoxes(unit, rowOf, rows);
  const freeOf = (taken: readonly Box[]) =>
    SPOTS.find(([dx, dy]) => {
      const [left, top] = [x + (dx - 13) * unit, y + (dy - 13) * unit];
      const box = { left, top, right: left + 26 * unit, bottom: top + 26 * unit };
      return !taken.some((other) => overlap(box, other));
    });
  // On a full map a mark may cover a name rather than an Army.
  const [dx, dy] = freeOf([...pieces, ...names.map(nameBox)]) ?? freeOf(pieces) ?? SPOTS[0]!;
  return { x: x + dx * unit, y: y + dy * unit };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Positions around a row, the best first. */
const SPOTS: readonly (readonly [number, number])[] = [
  [-2, -28],
  [24, -28],
  [-28, -28],
  [-41, -4],
  [42, -4],
  [-38, 18],
  [38, 18],
  [-41, -20],
  [42, -20],
  [-2, 40],
  [-2, -42],
  [-56, -4],
  [57, -4],
];

/** Returns the boxes of the rows of sites and pieces. */
function rowBoxes(unit: number, rowOf: RowOf, rows: Rows): Box[] {
  return tables.regions.flatMap((_, region) => {
    const { x, y } = rows[region]!;
    const { width, rise } = rowOf(region);
    const half = (width / 2) * unit;
    return half === 0 ? [] : [{ left: x - half, right: x + half, top: y - rise * unit, bottom: y + DROP * unit }];
  });
}

/** Distance of a number above its row, in pixels. */
export const NUMBER_RISE = 22;

function numberBox({ x, y }: Spot, unit: number): Box {
  const [reach, middle] = [9 * unit, y - NUMBER_RISE * unit];
  return { left: x - reach, right: x + reach, top: middle - reach, bottom: middle + reach };
}

/** Positions of a name in open land, as shares of the room around its middle. */
const OPEN_SPOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -0.3],
  [0, 0.3],
  [-0.35, 0],
  [0.35, 0],
  [0, -0.6],
  [0, 0.6],
  [-0.5, -0.35],
  [0.5, -0.35],
  [-0.5, 0.35],
  [0.5, 0.35],
];

interface Placing {
  readonly region: number;
  readonly text: string;
  readonly size: number;
  readonly unit: number;
  readonly row: RowSize;
  readonly at: Spot;
}

/** Returns a name of a size at each possible position: below or above the row; in open land around the middle. */
function placed({ region, text, size, unit, row, at: { x, y } }: Placing): Name[] {
  const room = geometry.rooms[region]!;
  const lines = broken(text, Math.max(34 * unit, 1.7 * room) / (size * LETTER));
  const high = (lines.length - 1) * size;
  const aside = 12 * unit;
  const beside = (row.width / 2 + 2) * unit + halfOf(lines, size);
  const below = (DROP + 1) * unit + size * 0.55;
  const spots =
    row.width > 0
      ? [
          [0, below],
          [-aside, below],
          [aside, below],
          [0, -(row.rise + 1) * unit - size * 0.5 - high],
          [beside, -high / 2],
          [-beside, -high / 2],
        ]
      : OPEN_SPOTS.map(([dx, dy]) => [dx * room, dy * room - high / 2]);
  const site = tables.siteOf[region] ?? SITE.none;
  const rank = site === SITE.stronghold ? 'stronghold' : site === SITE.none ? 'land' : 'settlement';
  return spots.map(([dx = 0, dy = 0]) => ({ region, lines, size, x: x + dx, y: y + dy, rank }));
}

/** Returns half of the width of lines. */
function halfOf(lines: readonly string[], size: number): number {
  return (Math.max(...lines.map((line) => line.length)) * size * LETTER) / 2;
}

function nameBox({ lines, size, x, y }: Name): Box {
  const half = halfOf(lines, size);
  return { left: x - half, right: x + half, top: y - size * 0.55, bottom: y + (lines.length - 0.45) * size };
}

/** Breaks a long name at its spaces into at most three lines. */
function broken(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + 1 + word.length <= letters || lines.length === 3)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
