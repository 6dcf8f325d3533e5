import { SITE, tables } from '@tessera/war-of-the-ring/facts';
import { geometry } from './geometry.ts';

/** A name on the map: lines of text, their size and the middle of the first, in units of the drawing. */
export interface Name {
  readonly region: number;
  readonly lines: readonly string[];
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly isStrong: boolean;
}

/** How wide the row of a region is, in pixels; nothing stands in the way where it is 0. */
type WidthOf = (region: number) => number;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels to a unit at a level of the map, and how large things are drawn there. */
export function unitsAtLevel(level: number): number {
  const size = level <= -2 ? 0.56 : level === -1 ? 0.78 : level === 0 ? 0.9 : level === 1 ? 1.05 : 1.2;
  return size / 1.5 ** level;
}

/** Letters are about half as wide as they are high. */
const LETTER = 0.54;
const RANK: Readonly<Record<number, number>> = {
  [SITE.stronghold]: 0,
  [SITE.city]: 1,
  [SITE.town]: 2,
  [SITE.fortification]: 2,
};

/**
 * The names that find room at a level: strongholds first, then cities, towns and open land; none across another, nor across
 * pieces. `widthOf` says how much of a region pieces or its site take.
 */
export function namesFor(nameOf: (region: number) => string, level: number, widthOf: WidthOf): Name[] {
  const unit = unitsAtLevel(level);
  const taken: Box[] = rowBoxes(unit, widthOf);
  const order = [...tables.regions.keys()].toSorted(
    (a, b) =>
      (RANK[tables.siteOf[a] ?? 0] ?? 3) - (RANK[tables.siteOf[b] ?? 0] ?? 3) ||
      geometry.rooms[b]! - geometry.rooms[a]!,
  );
  const names: Name[] = [];
  for (const region of order) {
    const isStrong = tables.siteOf[region] === SITE.stronghold;
    const tries = [14 * unit, 12 * unit, 10.5 * unit].flatMap((size) =>
      placed(region, nameOf(region), size, unit, widthOf(region) > 0, isStrong),
    );
    const name = tries.find((one) => !taken.some((other) => overlap(nameBox(one), other)));
    if (!name) continue;
    taken.push(nameBox(name));
    names.push(name);
  }
  return names;
}

/** Where a mark of this size beside a region's own row lies across nothing else; above it where there is no such place. */
export function spotBeside(region: number, unit: number, names: readonly Name[], widthOf: WidthOf): Spot {
  const { x, y } = geometry.middles[region]!;
  const taken = [...names.map(nameBox), ...rowBoxes(unit, widthOf)];
  const free = SPOTS.find(([dx, dy]) => {
    const [left, top] = [x + (dx - 13) * unit, y + (dy - 13) * unit];
    const box = { left, top, right: left + 26 * unit, bottom: top + 26 * unit };
    return !taken.some((other) => overlap(box, other));
  });
  const [dx, dy] = free ?? SPOTS[0]!;
  return { x: x + dx * unit, y: y + dy * unit };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Places around a row, the best first. */
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
];

/** What is taken by the rows of sites and pieces. */
function rowBoxes(unit: number, widthOf: WidthOf): Box[] {
  return tables.regions.flatMap((_, region) => {
    const { x, y } = geometry.middles[region]!;
    const half = (widthOf(region) / 2) * unit;
    return half === 0 ? [] : [{ left: x - half, right: x + half, top: y - 14 * unit, bottom: y + 10 * unit }];
  });
}

/** Where a name may stand in open land, in shares of the room around its middle. */
const OPEN_SPOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -0.3],
  [0, 0.3],
  [-0.35, 0],
  [0.35, 0],
  [0, -0.6],
  [0, 0.6],
];

/** A name in a size, at each place where it may stand: below what stands there or above it; in open land about its middle. */
function placed(region: number, text: string, size: number, unit: number, isBusy: boolean, isStrong: boolean): Name[] {
  const { x, y } = geometry.middles[region]!;
  const room = Math.max(34 * unit, 1.7 * geometry.rooms[region]!);
  const lines = broken(text, room / (size * LETTER));
  const high = (lines.length - 1) * size;
  const aside = 12 * unit;
  const spots = isBusy
    ? [
        [0, 18 * unit],
        [-aside, 18 * unit],
        [aside, 18 * unit],
        [0, -21 * unit - high],
      ]
    : OPEN_SPOTS.map(([dx, dy]) => [dx * geometry.rooms[region]!, dy * geometry.rooms[region]! - high / 2]);
  return spots.map(([dx = 0, dy = 0]) => ({ region, lines, size, x: x + dx, y: y + dy, isStrong }));
}

function nameBox({ lines, size, x, y }: Name): Box {
  const half = (Math.max(...lines.map((line) => line.length)) * size * LETTER) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.55, bottom: y + (lines.length - 0.45) * size };
}

/** Breaks a name at its spaces where it is too long, into at most three lines. */
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
