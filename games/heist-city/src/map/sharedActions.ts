import type { Site } from './site.ts';

/**
 * Returns actions that differ only in a cell, cached per site: a list of five hundred destinations then costs only its
 * array.
 */
export function byCell<A extends object>(make: (cell: number) => A): (site: Site) => readonly A[] {
  const known = new Map<string, readonly A[]>();
  return ({ id, size }) => {
    let actions = known.get(id);
    if (actions === undefined) {
      actions = Array.from({ length: size }, (_, cell) => Object.freeze(make(cell)));
      known.set(id, actions);
    }
    return actions;
  };
}

/** Returns the same actions per key, such as a unit or an item. */
export function byCellFor<Thing extends string | number, A extends object>(
  make: (thing: Thing, cell: number) => A,
): (site: Site, thing: Thing) => readonly A[] {
  const known = new Map<Thing, (site: Site) => readonly A[]>();
  return (site, thing) => {
    let cells = known.get(thing);
    if (cells === undefined) {
      cells = byCell((cell) => make(thing, cell));
      known.set(thing, cells);
    }
    return cells(site);
  };
}
