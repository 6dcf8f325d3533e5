import { SITE, tables } from '@tessera/war-of-the-ring/facts';
import { geometry } from './geometry.ts';
import { type LineLayout, layoutsOf } from './lettering.ts';
import { isInRegion } from './raster.ts';

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

/** Size of the row of Settlement and pieces in a region, in pixels; a width of 0 means none. */
export interface RowSize {
  readonly width: number;
  /** Extent upwards. */
  readonly rise: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Position of each region's row. */
export type Rows = readonly Spot[];

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Positions of rows and names at a zoom. A press on any box selects its region. */
export interface MapLabels {
  /** Units of the drawing per pixel of a mark. */
  readonly unit: number;
  readonly rows: Rows;
  readonly names: readonly Name[];
  readonly boxes: readonly { readonly region: number; readonly box: Box }[];
}

/** Steps of zoom at which labels are placed anew. */
const STEP = 1.06;

/** Returns the zoom at which labels are placed: at most the real one, so that no name is smaller than intended. */
export function labelScale(scale: number): number {
  return STEP ** Math.floor(Math.log(scale) / Math.log(STEP) + 1e-6);
}

/** Returns the units of the drawing per pixel of a mark: marks grow a little when zoomed in, and shrink when zoomed out. */
function markUnit(scale: number): number {
  return Math.min(1.2, Math.max(0.6, 0.9 * scale ** 0.35)) / scale;
}

/** Letter size of open land in pixels. Zooming in adds room rather than larger names. */
const LETTERS = 12.5;
/** Names of Cities and Strongholds are larger by this. */
const LARGER = 1;
/** Distance of two lines, relative to the size of their letters. */
export const LINE_HEIGHT = 1.04;
/** Extent of a row downwards, in pixels. */
const DROP = 11;

interface Item {
  readonly region: number;
  readonly row: RowSize;
  readonly layouts: readonly LineLayout[];
  readonly size: number;
  readonly rank: Rank;
  readonly area: number;
}

interface Placing {
  readonly at: Spot;
  readonly layout: LineLayout;
  readonly name: Box;
  readonly row: Box | undefined;
  /** Area of overlap with other placings, in square pixels. */
  readonly overlap: number;
  readonly cost: number;
}

/** Places that are tried in each direction of a region. */
const STEPS = 13;
/** Extent of a label beyond its region, in pixels. */
const REACH = 70;
/** Below this zoom some names find no room in any case: a rougher search is enough. */
const CROWDED = 0.6;
const ROUGH_STEPS = 7;
/** Rounds in which overlapping labels and their neighbours are placed again. */
const ROUNDS = 3;
/** Overlap that is not visible, in square pixels: names have room around their letters. */
const TOLERATED = 6;

/**
 * Places the row and the name of every region together: small regions first, names in one to three lines, inside their own
 * region and clear of each other. A name that finds no room at a small zoom is left out, open land first.
 */
export function labelsAt(
  scale: number,
  nameOf: (region: number) => string,
  rowOf: (region: number) => RowSize,
): MapLabels {
  const placed = new Map<number, Placing>();
  const items = tables.regions.map((_, region) => itemOf(region, nameOf(region), rowOf(region)));
  const order = items.toSorted((a, b) => a.area - b.area);
  const place = (item: Item) => {
    placed.delete(item.region);
    placed.set(item.region, bestPlace(item, scale, placed));
  };
  for (const item of order) place(item);
  for (let n = 0; n < ROUNDS && scale >= CROWDED; n++) {
    const crowded = order.filter(({ region }) => overlapOf(placed, region) * scale ** 2 > TOLERATED);
    if (crowded.length === 0) break;
    for (const item of crowded) {
      for (const { region } of neighboursIn(placed, item.region)) place(items[region]!);
      place(item);
    }
  }
  return { unit: markUnit(scale), ...drawn(items, placed, scale) };
}

function itemOf(region: number, text: string, row: RowSize): Item {
  const site = tables.siteOf[region] ?? SITE.none;
  const isLarge = site === SITE.stronghold || site === SITE.city;
  const size = LETTERS + (isLarge ? LARGER : 0);
  const { left, right, top, bottom } = EXTENTS[region]!;
  return {
    region,
    row,
    size,
    layouts: layoutsOf(text, size),
    rank: site === SITE.stronghold ? 'stronghold' : site === SITE.none ? 'land' : 'settlement',
    area: (right - left) * (bottom - top),
  };
}

/** Returns the cheapest place of a label: few overlaps, inside its region, near its middle, on few lines. */
function bestPlace(item: Item, scale: number, placed: ReadonlyMap<number, Placing>): Placing {
  const { left, right, top, bottom } = EXTENTS[item.region]!;
  const reach = REACH / scale;
  const area = { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach };
  const near = [...placed.values()]
    .flatMap(({ name, row }) => (row ? [name, row] : [name]))
    .filter((box) => shared(box, area) > 0);
  const steps = scale < CROWDED ? ROUGH_STEPS : STEPS;
  let best: Placing | undefined;
  for (const layout of item.layouts) {
    for (let i = 0; i <= steps; i++) {
      for (let j = 0; j <= steps; j++) {
        const at = { x: left + ((right - left) * i) / steps, y: top + ((bottom - top) * j) / steps };
        if (!isInRegion(item.region, at.x, at.y)) continue;
        const found = placing(item, layout, at, scale, near, best?.cost ?? Number.POSITIVE_INFINITY);
        if (found) best = found;
      }
    }
  }
  const middle = geometry.middles[item.region]!;
  return best ?? placing(item, item.layouts[0]!, middle, scale, near, Number.POSITIVE_INFINITY)!;
}

/** Returns the label around a point, unless it costs more than `most`. */
function placing(
  item: Item,
  layout: LineLayout,
  at: Spot,
  scale: number,
  near: readonly Box[],
  most: number,
): Placing | undefined {
  const middle = geometry.middles[item.region]!;
  let cost = Math.hypot(at.x - middle.x, at.y - middle.y) * scale * 0.35 + (layout.lines.length - 1) * 3;
  if (cost >= most) return undefined;
  const { name, row, rowAt } = boxesAround(item, layout, at, scale);
  if (row && !isInRegion(item.region, rowAt.x, rowAt.y)) cost += 120;
  cost += 38 * outside(item.region, name) + (row ? 20 * outside(item.region, row) : 0);
  if (cost >= most) return undefined;
  let overlap = 0;
  for (const box of near) overlap += shared(name, box) + (row ? shared(row, box) : 0);
  cost += 60 * overlap * scale ** 2;
  return cost >= most ? undefined : { at: rowAt, layout, name, row, overlap, cost };
}

function boxesAround({ row, size }: Item, layout: LineLayout, { x, y }: Spot, scale: number) {
  const unit = markUnit(scale);
  const [rise, drop] = row.width > 0 ? [row.rise * unit, DROP * unit] : [0, 0];
  const high = (layout.lines.length * size * LINE_HEIGHT) / scale;
  const top = y - (rise + drop + high) / 2;
  const line = top + rise + drop;
  const [half, wide] = [layout.width / 2 / scale, (row.width / 2) * unit];
  return {
    rowAt: { x, y: top + rise },
    name: { left: x - half, right: x + half, top: line, bottom: line + high },
    row: row.width > 0 ? { left: x - wide, right: x + wide, top, bottom: line } : undefined,
  };
}

/** Returns how many of 15 points of a box are outside the region. */
function outside(region: number, { left, right, top, bottom }: Box): number {
  let count = 0;
  for (let i = 0; i <= 4; i++) {
    const x = left + ((right - left) * i) / 4;
    for (let j = 0; j <= 2; j++) {
      if (!isInRegion(region, x, top + ((bottom - top) * j) / 2)) count++;
    }
  }
  return count;
}

/** Returns the area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (width <= 0) return 0;
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return height <= 0 ? 0 : width * height;
}

function sharedBy(a: Placing, b: Placing): number {
  let area = 0;
  for (const one of [a.name, a.row]) for (const other of [b.name, b.row]) if (one && other) area += shared(one, other);
  return area;
}

function neighboursIn(placed: ReadonlyMap<number, Placing>, region: number) {
  const own = placed.get(region)!;
  return [...placed].flatMap(([other, placing]) => {
    const area = other === region ? 0 : sharedBy(own, placing);
    return area > 0 ? [{ region: other, area }] : [];
  });
}

function overlapOf(placed: ReadonlyMap<number, Placing>, region: number): number {
  return neighboursIn(placed, region).reduce((sum, { area }) => sum + area, 0);
}

const KEPT_FIRST: Readonly<Record<Rank, number>> = { stronghold: 0, settlement: 1, land: 2 };

/**
 * Returns rows, names and boxes. A name that lies on a row or on a more important name moves beside its row, and is left
 * out if it finds no room there.
 */
function drawn(items: readonly Item[], placed: ReadonlyMap<number, Placing>, scale: number): Omit<MapLabels, 'unit'> {
  const places = items.map(({ region }) => placed.get(region)!);
  const taken = places.flatMap(({ row }, region) => (row ? [{ region, box: row }] : []));
  const isFree = (region: number, name: Box) =>
    taken.reduce((sum, { region: of, box }) => sum + (of === region ? 0 : shared(name, box)), 0) * scale ** 2 <=
    TOLERATED;
  const names: Name[] = [];
  for (const item of items.toSorted((a, b) => KEPT_FIRST[a.rank] - KEPT_FIRST[b.rank])) {
    const { region, rank, size } = item;
    const { name, layout, row } = places[region]!;
    const found = [{ box: name, layout }, ...besideRow(item, row, scale)].find(({ box }) => isFree(region, box));
    if (!found) continue;
    taken.push({ region, box: found.box });
    const letters = size / scale;
    const { left, right, top } = found.box;
    const [x, y] = [(left + right) / 2, top + (letters * LINE_HEIGHT) / 2];
    names.push({ region, lines: found.layout.lines, size: letters, x, y, rank });
  }
  return { rows: places.map(({ at }) => at), names, boxes: taken };
}

/** Returns the places of a name around its row: below, above, at its right and left. */
function besideRow({ layouts, size }: Item, row: Box | undefined, scale: number) {
  if (!row) return [];
  const [x, y] = [(row.left + row.right) / 2, (row.top + row.bottom) / 2];
  return layouts.flatMap((layout) => {
    const [wide, high] = [layout.width / scale, (layout.lines.length * size * LINE_HEIGHT) / scale];
    const [third, gap] = [wide / 3, 2 / scale];
    const corners = [
      ...[0, -third, third].map((dx) => [x - wide / 2 + dx, row.bottom]),
      ...[0, -third, third].map((dx) => [x - wide / 2 + dx, row.top - high]),
      [row.right + gap, y - high / 2],
      [row.left - wide - gap, y - high / 2],
    ];
    return corners.map(([left = 0, top = 0]) => ({
      layout,
      box: { left, top, right: left + wide, bottom: top + high },
    }));
  });
}

/** Returns the region of the label under a point; where labels overlap, of the one whose middle is nearest. */
export function regionOfLabel({ boxes }: Pick<MapLabels, 'boxes'>, { x, y }: Spot): number | undefined {
  let [found, nearest]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const { region, box } of boxes) {
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const distance = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
    if (distance < nearest) [found, nearest] = [region, distance];
  }
  return found;
}

/** Returns the upper left corner of a region's label, for the number of its key. */
export function cornerOf({ boxes, rows }: MapLabels, region: number): Spot {
  const own = boxes.find((label) => label.region === region)?.box;
  return own ? { x: own.left, y: own.top } : rows[region]!;
}

/** Half of the side of a mark beside a row, in pixels. */
const HALF = 13;
/** Positions around a row, the best first. */
const SPOTS: readonly (readonly [number, number])[] = [
  [-41, -4],
  [42, -4],
  [-2, -28],
  [24, -28],
  [-28, -28],
  [-41, -20],
  [42, -20],
  [-38, 18],
  [38, 18],
  [-2, -42],
  [-56, -4],
  [57, -4],
  [-2, 40],
];

/** Returns the box of a mark beside a region's row that covers as little as possible. */
export function spotBeside(region: number, { rows, boxes, unit }: MapLabels): Box {
  const { x, y } = rows[region]!;
  const spots = SPOTS.map(([dx, dy]): Box => {
    const [left, top] = [x + (dx - HALF) * unit, y + (dy - HALF) * unit];
    return { left, top, right: left + 2 * HALF * unit, bottom: top + 2 * HALF * unit };
  });
  const covered = (spot: Box) => boxes.reduce((sum, { box }) => sum + shared(spot, box), 0);
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

/** Bounding box of each region. */
const EXTENTS: readonly Box[] = tables.regions.map((_, region) => {
  const { points } = geometry.cells[region]!;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
});
