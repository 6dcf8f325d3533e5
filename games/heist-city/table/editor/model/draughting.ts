import { type HeistMap, type Place, ROLES } from '@tessera/heist-city';
import { type Area, placeOf, type Sketch, type Solid, type Spot, spotOf, type Thing } from './sketch.ts';

/** The id of every map of one's own: it is known by its text, not by a name in the content. */
const OWN_ID = 'own-map';

/**
 * The map that a sketch is a drawing of, in the form of the content. Where a zone has no room for its crew, too few
 * characters have a place to start, which no map may have.
 */
export function draughted(sketch: Sketch): HeistMap {
  const { name, description, shape, solids, areas } = sketch;
  const walls = (kind: Solid) => stretchesOf(spotsWith(solids, kind));
  const zone = (area: Area) => stretchesOf(spotsWith(areas, area));
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

/** Hexes in which a character of this crew could start: in its zone, with nothing in the way. */
export function roomFor(sketch: Sketch, seat: 0 | 1): Spot[] {
  const { areas, solids, things, npcs } = sketch;
  const isFree = (spot: Spot) => !(spot in solids) && !(spot in things) && !(spot in npcs);
  return spotsWith(areas, `zone-${seat}`).filter(isFree);
}

/** Where the crew starts, in the order of the roles; whoever has no place of its own gets one near the middle of the zone. */
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

/** Hexes, those nearest to their middle first. */
function byNearest(spots: readonly Spot[]): Spot[] {
  const places = spots.map(placeOf);
  const mean = (which: 0 | 1) => places.reduce((sum, place) => sum + place[which], 0) / (places.length || 1);
  const [q, r] = [mean(0), mean(1)];
  const away = ([a, b]: Place) => (a - q) ** 2 + (b - r) ** 2 + (a - q) * (b - r);
  return places.toSorted((a, b) => away(a) - away(b) || a[1] - b[1] || a[0] - b[0]).map(spotOf);
}

function thingsIn({ things }: Sketch): Pick<HeistMap, 'computers' | 'drops' | 'gear' | 'portals' | 'teleporters'> {
  const all = Object.entries(things);
  const of = (...kinds: Thing['kind'][]) => all.filter(([, { kind }]) => kinds.includes(kind));
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

/** The ends of each teleporter, by its number: two, or a lone one. */
export function pairsOf(things: Sketch['things']): Spot[][] {
  const ends = new Map<number, Spot[]>();
  for (const [spot, { kind, pair = 0 }] of Object.entries(things)) {
    if (kind === 'teleporter') ends.set(pair, [...(ends.get(pair) ?? []), spot]);
  }
  return [...ends.values()];
}

/** Hexes as rows: what lies side by side is one stretch. */
export function stretchesOf(spots: readonly Spot[]): HeistMap['walls'] {
  const places = spots.map(placeOf).toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  const rows: { q: number; r: number; length: number }[] = [];
  for (const [q, r] of places) {
    const last = rows.at(-1);
    if (last && last.r === r && last.q + last.length === q) last.length++;
    else rows.push({ q, r, length: 1 });
  }
  return rows.map(({ q, r, length }) => (length === 1 ? [q, r] : [q, r, length]));
}

/** The zone, if any hex is in it. */
function marked<Zone extends { readonly cells: HeistMap['walls'] }>(zone: Zone): Zone[] {
  return zone.cells.length > 0 ? [zone] : [];
}

function spotsWith<Value>(layer: Readonly<Record<Spot, Value>>, value: Value): Spot[] {
  return Object.entries(layer).flatMap(([spot, each]) => (each === value ? [spot] : []));
}

function at(spot: Spot): [number, number] {
  const [q, r] = placeOf(spot);
  return [q, r];
}
