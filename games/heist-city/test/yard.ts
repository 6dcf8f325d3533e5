import { type HeistMap, mapOf } from '../src/content/index.ts';
import { type Cell, cellAt, coordsOf, makeSite, type Site } from '../src/map/site.ts';
import type { Obstacles } from '../src/movement/movement.ts';

type Coords = readonly [number, number];

/** Returns the demo map with some things in it. */
export function yard(things: Partial<HeistMap> = {}): Site {
  return makeSite({ ...mapOf('hex-demo'), ...things });
}

/** Returns the cells at coordinates. */
export function cells(site: Site, ...places: readonly Coords[]): Cell[] {
  return places.map(([q, r]) => cellAt(site, q, r));
}

/** Returns the coordinates of cells. */
export function places(site: Site, cells: readonly Cell[]): Coords[] {
  return cells.map((cell) => coordsOf(site, cell));
}

/** Returns no obstacles except those given by coordinates. */
export function obstacles(site: Site, here: { readonly [Who in keyof Obstacles]?: readonly Coords[] } = {}): Obstacles {
  const { rubble = [], units = [], bodies = [], watched = [] } = here;
  return {
    rubble: cells(site, ...rubble),
    units: cells(site, ...units),
    bodies: cells(site, ...bodies),
    watched: cells(site, ...watched),
  };
}
