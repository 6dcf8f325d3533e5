import { type HeistMap, type Place, ROLES } from '@tessera/heist-city';
import {
  placeOf,
  type Sketch,
  type SketchArea,
  type SketchItem,
  type SketchSpot,
  type Solid,
  spotOf,
} from './sketch.ts';

/** Id of every own map: it is identified by its text, not by a content id. */
const OWN_ID = 'own-map';

/**
 * Returns the map of a sketch, in the form of the content. If a zone has no room for its crew, some starts are missing
 * and the map is invalid.
 */
export function sketchToMap(sketch: Sketch): HeistMap {
  const { name, description, shape, solids, areas } = sketch;
  const walls = (kind: Solid) => stretchesOf(spotsWith(solids, kind));
  const zone = (area: SketchArea) => stretchesOf(spotsWith(areas, area));
  return {
    id: OWN_ID,
    name: name.trim(),
    description: description.trim() || name.trim(),
    shape,
    walls: walls('wall'),
    indestructibleWalls: walls('hard-wall'),
    tables: walls('table'),
    ...thingsIn(sketch),
    npcs: Object.entries(sketch.npcs).map(([spot, kind], i) => ({ id: `${kind}-${i + 1}`, at: at(spot), kind })),
    zones: [
      ...marked({ id: 'deploy-first', kind: 'deployment' as const, seat: 0, cells: zone('zone-0') }),
      ...marked({ id: 'deploy-second', kind: 'deployment' as const, seat: 1, cells: zone('zone-1') }),
      ...marked({ id: 'exit', kind: 'exit' as const, cells: zone('exit') }),
      ...marked({ id: 'landmark', kind: 'landmark' as const, cells: zone('landmark') }),
    ],
    starts: [startsOf(sketch, 0), startsOf(sketch, 1)],
  };
}

/** Returns the hexes in which a character of this crew could start: in its zone and free. */
export function roomFor(sketch: Sketch, seat: 0 | 1): SketchSpot[] {
  const { areas, solids, things, npcs } = sketch;
  const isFree = (spot: SketchSpot) => !(spot in solids) && !(spot in things) && !(spot in npcs);
  return spotsWith(areas, `zone-${seat}`).filter(isFree);
}

/** Returns the starts of a crew in the order of the roles; missing ones are placed near the middle of the zone. */
function startsOf(sketch: Sketch, seat: 0 | 1): [number, number][] {
  const own = new Map(
    Object.entries(sketch.starts).flatMap(([spot, start]) =>
      start.seat === seat ? [[start.role, spot] as const] : [],
    ),
  );
  const free = byNearest(roomFor(sketch, seat).filter((spot) => !(spot in sketch.starts)));
  return ROLES.flatMap((role) => {
    const spot = own.get(role) ?? free.shift();
    return spot === undefined ? [] : [at(spot)];
  });
}

/** Sorts hexes by distance from their middle. */
function byNearest(spots: readonly SketchSpot[]): SketchSpot[] {
  const places = spots.map(placeOf);
  const mean = (which: 0 | 1) => places.reduce((sum, place) => sum + place[which], 0) / (places.length || 1);
  const [q, r] = [mean(0), mean(1)];
  const away = ([a, b]: Place) => (a - q) ** 2 + (b - r) ** 2 + (a - q) * (b - r);
  return places.toSorted((a, b) => away(a) - away(b) || a[1] - b[1] || a[0] - b[0]).map(spotOf);
}

function thingsIn({ things }: Sketch): Pick<HeistMap, 'computers' | 'drops' | 'gear' | 'portals' | 'teleporters'> {
  const all = Object.entries(things);
  const of = (...kinds: SketchItem['kind'][]) => all.filter(([, { kind }]) => kinds.includes(kind));
  return {
    computers: of('computer', 'mainframe').map(([spot, { kind }], i) => ({
      id: `computer-${i + 1}`,
      at: at(spot),
      ...(kind === 'mainframe' && { mainframe: true as const }),
    })),
    drops: of('info', 'football').map(([spot, { kind }], i) => ({
      id: `drop-${i + 1}`,
      at: at(spot),
      kind: kind === 'football' ? ('football' as const) : ('info' as const),
    })),
    gear: of('gear').map(([spot, { item }], i) => ({
      id: `gear-${i + 1}`,
      at: at(spot),
      ...(item !== undefined && { item }),
    })),
    portals: of('portal').map(([spot], i) => ({ id: `portal-${i + 1}`, at: at(spot) })),
    teleporters: pairsOf(things).flatMap(([a, b], i): HeistMap['teleporters'] =>
      a !== undefined && b !== undefined ? [{ id: `teleporter-${i + 1}`, ends: [at(a), at(b)] }] : [],
    ),
  };
}

/** Returns the ends of each teleporter, by its number: two, or a lone one. */
export function pairsOf(things: Sketch['things']): SketchSpot[][] {
  const ends = new Map<number, SketchSpot[]>();
  for (const [spot, { kind, pair = 0 }] of Object.entries(things)) {
    if (kind === 'teleporter') ends.set(pair, [...(ends.get(pair) ?? []), spot]);
  }
  return [...ends.values()];
}

/** Returns hexes as rows: adjacent ones form one stretch. */
export function stretchesOf(spots: readonly SketchSpot[]): HeistMap['walls'] {
  const places = spots.map(placeOf).toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  const rows: { q: number; r: number; length: number }[] = [];
  for (const [q, r] of places) {
    const last = rows.at(-1);
    if (last && last.r === r && last.q + last.length === q) last.length++;
    else rows.push({ q, r, length: 1 });
  }
  return rows.map(({ q, r, length }) => (length === 1 ? [q, r] : [q, r, length]));
}

/** Returns the zone, if it has any hex. */
function marked<Zone extends { readonly cells: HeistMap['walls'] }>(zone: Zone): Zone[] {
  return zone.cells.length > 0 ? [zone] : [];
}

function spotsWith<Value>(layer: Readonly<Record<SketchSpot, Value>>, value: Value): SketchSpot[] {
  return Object.entries(layer).flatMap(([spot, each]) => (each === value ? [spot] : []));
}

function at(spot: SketchSpot): [number, number] {
  const [q, r] = placeOf(spot);
  return [q, r];
}
