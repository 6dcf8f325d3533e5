import { recordOf } from '@tessera/gloomhaven/selectors';
import type { Place, Road } from './places.ts';

/** A point of the map in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A map with one point per place, large enough that no two overlap. */
export interface Layout extends Size {
  readonly points: ReadonlyMap<string, Point>;
}

/** Space around a place: its hexagon, its name on two lines below, and the party marker. */
const ROOM = { x: 104, y: 112 };
const EDGE = { x: 76, y: 84 };

/** The town is a place too. */
export const TOWN = 'gloomhaven';
/** Position of the town, left of the first places of the story. */
const TOWN_AT = [-7, 31] as const;

/**
 * Returns the layout of the world map: places at their content coordinates, scaled to the known part and separated
 * where they overlap.
 */
export function mapLayout(places: readonly Place[], room: Size): Layout {
  const size = sizeFor(places.length + 1, room);
  const all = [{ id: TOWN, at: TOWN_AT }, ...places.map(({ id }) => ({ id, at: recordOf('location', id).at }))];
  const [left, right] = rangeOf(all.map(({ at }) => at[0]));
  const [top, bottom] = rangeOf(all.map(({ at }) => at[1]));
  const points = all.map(({ id, at: [x, y] }) => ({
    id,
    x: placed(x, left, right, size.width, EDGE.x),
    y: placed(y, top, bottom, size.height, EDGE.y),
  }));
  pushApart(points, size);
  return { ...size, points: new Map(points.map(({ id, x, y }) => [id, { x, y }])) };
}

/** Returns the layout of the story from left to right: one column per step, the town first. */
export function chartLayout(places: readonly Place[], roads: readonly Road[], room: Size): Layout {
  const depth = depthsOf(places, roads);
  const columns = new Map<number, string[]>();
  for (const { id } of places) {
    const column = depth.get(id) ?? 1;
    columns.set(column, [...(columns.get(column) ?? []), id]);
  }
  const last = Math.max(1, ...columns.keys());
  const most = Math.max(1, ...[...columns.values()].map((ids) => ids.length));
  const size = {
    width: Math.max(room.width, 2 * EDGE.x + last * ROOM.x * 1.2),
    height: Math.max(room.height, 2 * EDGE.y + (most - 1) * ROOM.y),
  };
  const step = (size.width - 2 * EDGE.x) / last;
  const points = new Map<string, Point>([[TOWN, { x: EDGE.x, y: size.height / 2 }]]);
  for (const [column, ids] of [...columns].toSorted(([a], [b]) => a - b)) {
    const gap = (size.height - 2 * EDGE.y) / ids.length;
    const height = (id: string) => middleOf(roads.flatMap(({ from, to }) => (to === id ? [points.get(from)?.y] : [])));
    // Successors of upper places stay above those of lower ones, which minimizes crossings.
    const sorted = ids.map((id) => ({ id, y: height(id) ?? size.height / 2 })).toSorted((a, b) => a.y - b.y);
    for (const [row, { id }] of sorted.entries()) {
      points.set(id, { x: EDGE.x + column * step, y: EDGE.y + (row + 0.5) * gap });
    }
  }
  return { ...size, points };
}

function middleOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Returns the number of story steps from town to each place. */
function depthsOf(places: readonly Place[], roads: readonly Road[]): ReadonlyMap<string, number> {
  const depth = new Map<string, number>();
  const leadsTo = new Set(roads.map(({ to }) => to));
  let edge = places.map(({ id }) => id).filter((id) => !leadsTo.has(id));
  for (let step = 1; edge.length > 0; step++) {
    for (const id of edge) depth.set(id, step);
    const next = new Set(roads.filter(({ from }) => edge.includes(from)).map(({ to }) => to));
    edge = [...next].filter((id) => !depth.has(id));
  }
  return depth;
}

function sizeFor(count: number, { width, height }: Size): Size {
  // About half of the map stays free; otherwise not all places could be separated.
  const needed = count * ROOM.x * ROOM.y * 2.2;
  const scale = Math.sqrt(Math.max(1, needed / Math.max(1, width * height)));
  return { width: width * scale, height: height * scale };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Maximum pixels per percent of the world, so that few places stay together in the middle. */
const NEAREST = 13;

/** Returns a position between the edges of the map, by its relative position in the shown part of the world. */
function placed(value: number, least: number, most: number, length: number, edge: number): number {
  const scale = Math.min(NEAREST, (length - 2 * edge) / Math.max(1, most - least));
  return length / 2 + (value - (least + most) / 2) * scale;
}

/** Separates overlapping points in small steps. Deterministic: the same places end at the same points. */
function pushApart(points: { id: string; x: number; y: number }[], { width, height }: Size): void {
  for (let round = 0; round < 80; round++) {
    let hasMoved = false;
    for (const [n, one] of points.entries()) {
      for (const other of points.slice(n + 1)) {
        const over = { x: ROOM.x - Math.abs(one.x - other.x), y: ROOM.y - Math.abs(one.y - other.y) };
        if (over.x <= 0 || over.y <= 0) continue;
        hasMoved = true;
        const axis = over.x / ROOM.x < over.y / ROOM.y ? 'x' : 'y';
        const [first, second] = one[axis] <= other[axis] ? [one, other] : [other, one];
        first[axis] -= over[axis] / 2;
        second[axis] += over[axis] / 2;
      }
    }
    for (const point of points) {
      point.x = Math.min(width - EDGE.x, Math.max(EDGE.x, point.x));
      point.y = Math.min(height - EDGE.y, Math.max(EDGE.y, point.y));
    }
    if (!hasMoved) return;
  }
}
