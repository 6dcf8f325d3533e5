import { type Board, WAYS } from '@tessera/space';
import { boardFor, type Cell, isInZone, type Site } from '../src/map/site.ts';
import type { Variant } from '../src/state/variants.ts';

/**
 * Steps from every cell of a site to a goal, with walls and tables but without units: a direction, not immediate
 * reachability. Cached, because sites never change.
 */
export type Field = Int16Array;

/** Distance longer than any walk. */
export const FAR = 999;

/** Returns the steps to within one hex of a cell: near enough to pick up, connect, talk or strike. */
export function stepsBeside(site: Site, cell: Cell, variants: readonly Variant[] = []): Field {
  const { beside } = fieldsOf(site, variants);
  let field = beside[cell];
  if (field === undefined) {
    const board = boardFor(site, variants);
    field = flood(site, board, [cell, ...neighbours(board, cell)]);
    beside[cell] = field;
  }
  return field;
}

/** Returns the steps to the home cells of a seat. R 12.10 */
export function stepsHome(site: Site, seat: number, variants: readonly Variant[] = []): Field {
  const { homes } = fieldsOf(site, variants);
  let field = homes[seat];
  if (field === undefined) {
    field = flood(site, boardFor(site, variants), homeCells(site, seat, variants));
    homes[seat] = field;
  }
  return field;
}

/** Cached fields of a site under one set of variants. */
interface SiteFields {
  readonly beside: (Field | undefined)[];
  readonly homes: (Field | undefined)[];
}

const known = new WeakMap<Site, (SiteFields | undefined)[]>();

function fieldsOf(site: Site, variants: readonly Variant[]): SiteFields {
  let readings = known.get(site);
  if (readings === undefined) {
    readings = [];
    known.set(site, readings);
  }
  const reading =
    variants.length === 0
      ? 0
      : (variants.includes('teleporters-portals-only') ? 1 : 0) + (variants.includes('exit-none') ? 2 : 0);
  readings[reading] ??= { beside: [], homes: [] };
  return readings[reading];
}

function homeCells(site: Site, seat: number, variants: readonly Variant[]): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < site.size; cell++) if (isInZone(site, seat, cell, variants)) cells.push(cell);
  return cells;
}

function neighbours({ ways, size }: Board, cell: Cell): Cell[] {
  // Without the link: the far end of a teleporter is not adjacent.
  return [...ways.subarray(cell * WAYS, cell * WAYS + WAYS - 1)].filter((next) => next < size);
}

function flood(site: Site, { ways, size }: Board, goal: readonly Cell[]): Field {
  const steps = new Int16Array(size).fill(FAR);
  const isOpen = (cell: Cell) => cell < size && site.wall[cell] === 0 && site.table[cell] === 0;
  let edge = goal.filter(isOpen);
  for (let distance = 0; edge.length > 0; distance++) {
    const next: Cell[] = [];
    for (const cell of edge) {
      if (steps[cell] !== FAR) continue;
      steps[cell] = distance;
      for (let way = 0; way < WAYS; way++) {
        const beyond = ways[cell * WAYS + way]!;
        if (isOpen(beyond) && steps[beyond] === FAR) next.push(beyond);
      }
    }
    edge = next;
  }
  return steps;
}
