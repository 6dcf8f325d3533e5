import { type HeistMap, MapShape, NPC_KINDS, type Place, placesOf, ROLES } from '@tessera/heist-city';
import type { TranslateFn } from '@tessera/text';
import * as z from 'zod';

/** Things that fill a hex. */
export const SOLIDS = ['wall', 'hard-wall', 'table'] as const;
export type Solid = (typeof SOLIDS)[number];

/** Areas of the floor: a crew's zone, an exit, or a landmark with its own look. */
export const AREAS = ['zone-0', 'zone-1', 'exit', 'landmark'] as const;
export type SketchArea = (typeof AREAS)[number];

/** Things that stand or lie in a hex. */
export const THINGS = ['computer', 'mainframe', 'info', 'football', 'gear', 'portal', 'teleporter'] as const;

/** Hex as `q,r`. */
export type SketchSpot = string;

const SketchItem = z.object({
  kind: z.enum(THINGS),
  /** Certain item of gear; random if omitted. */
  item: z.string().optional(),
  /** Teleporters: two with the same number are linked. */
  pair: z.int().optional(),
});
export type SketchItem = z.infer<typeof SketchItem>;

const Start = z.object({ seat: z.literal([0, 1]), role: z.enum(ROLES) });
type Start = z.infer<typeof Start>;

const spot = z.string().regex(/^-?\d+,-?\d+$/);

/** Map on the drawing board: one layer per kind of thing, each with at most one thing per hex. */
export const Sketch = z.object({
  name: z.string(),
  description: z.string(),
  shape: MapShape,
  solids: z.record(spot, z.enum(SOLIDS)),
  areas: z.record(spot, z.enum(AREAS)),
  things: z.record(spot, SketchItem),
  /** In the order in which they act. */
  npcs: z.record(spot, z.enum(NPC_KINDS)),
  /** Characters with a fixed start; the others are placed in their zone. */
  starts: z.record(spot, Start),
});
export type Sketch = Readonly<z.infer<typeof Sketch>>;

/** Layers of a sketch. */
export const LAYERS = ['solids', 'areas', 'things', 'npcs', 'starts'] as const;
export type SketchLayer = (typeof LAYERS)[number];

export function spotOf([q, r]: Place): SketchSpot {
  return `${q},${r}`;
}

export function placeOf(spot: SketchSpot): Place {
  const [q = 0, r = 0] = spot.split(',').map(Number);
  return [q, r];
}

/** Radius of the context around highlighted hexes. */
const AROUND = 4;

/** Returns hexes with the ones around them. */
export function around(spots: readonly SketchSpot[]): SketchSpot[] {
  const offsets = placesOf({ kind: 'hexagon', radius: AROUND });
  return spots.flatMap((spot) => {
    const [q, r] = placeOf(spot);
    return offsets.map(([dq, dr]) => spotOf([q + dq, r + dr]));
  });
}

/** Returns the sketch of a map, without things off the map. */
export function sketchOf(map: HeistMap): Sketch {
  const sketch: Sketch = {
    name: map.name,
    description: map.description,
    shape: map.shape,
    solids: {
      ...filled(map.walls, 'wall'),
      ...filled(map.indestructibleWalls, 'hard-wall'),
      ...filled(map.tables, 'table'),
    },
    areas: Object.assign({}, ...map.zones.map((zone) => filled(zone.cells, areaOf(zone)))),
    things: Object.fromEntries(thingsOf(map).map(([at, thing]) => [spotOf(at), thing])),
    npcs: Object.fromEntries(map.npcs.map(({ at, kind }) => [spotOf(at), kind])),
    starts: Object.fromEntries(
      ([0, 1] as const).flatMap((seat) =>
        map.starts[seat].map((at, i): [SketchSpot, Start] => [spotOf(at), { seat, role: ROLES[i] ?? ROLES[0] }]),
      ),
    ),
  };
  return resizeSketch(sketch, map.shape);
}

/** Returns the sketch of a built-in site, with its name and description in this language. */
export function siteSketch(map: HeistMap, t: TranslateFn): Sketch {
  return { ...sketchOf(map), name: t(`name.site.${map.id}`), description: t(`name.siteRule.${map.id}`) };
}

/** Returns the sketch on another shape, without things off the map. */
export function resizeSketch(sketch: Sketch, shape: MapShape): Sketch {
  const kept = new Set(placesOf(shape).map(spotOf));
  const onMap = <Value>(layer: Readonly<Record<SketchSpot, Value>>) =>
    Object.fromEntries(Object.entries(layer).filter(([spot]) => kept.has(spot)));
  return {
    ...sketch,
    shape,
    solids: onMap(sketch.solids),
    areas: onMap(sketch.areas),
    things: onMap(sketch.things),
    npcs: onMap(sketch.npcs),
    starts: onMap(sketch.starts),
  };
}

/** Returns an empty sketch. */
export function bareSketch(shape: MapShape, name: string): Sketch {
  return { name, description: '', shape, solids: {}, areas: {}, things: {}, npcs: {}, starts: {} };
}

type Zone = HeistMap['zones'][number];

function areaOf(zone: Zone): SketchArea {
  if (zone.kind !== 'deployment') return zone.kind;
  return zone.seat === 0 ? 'zone-0' : 'zone-1';
}

function filled<Value>(stretches: HeistMap['walls'], value: Value): Record<SketchSpot, Value> {
  return Object.fromEntries(
    stretches.flatMap(([q, r, length = 1]) =>
      Array.from({ length }, (_, i): [SketchSpot, Value] => [spotOf([q + i, r]), value]),
    ),
  );
}

function thingsOf({ computers, drops, gear, portals, teleporters }: HeistMap): [Place, SketchItem][] {
  return [
    ...computers.map(({ at, mainframe }): [Place, SketchItem] => [at, { kind: mainframe ? 'mainframe' : 'computer' }]),
    ...drops.map(({ at, kind }): [Place, SketchItem] => [at, { kind }]),
    ...gear.map(({ at, item }): [Place, SketchItem] => [at, { kind: 'gear', ...(item !== undefined && { item }) }]),
    ...portals.map(({ at }): [Place, SketchItem] => [at, { kind: 'portal' }]),
    ...teleporters.flatMap(({ ends }, pair) =>
      ends.map((at): [Place, SketchItem] => [at, { kind: 'teleporter', pair }]),
    ),
  ];
}
