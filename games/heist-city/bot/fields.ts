import { type Board, WAYS } from '@tessera/space';
import { boardFor, type Cell, isInZone, type Site } from '../src/site.ts';
import type { Variant } from '../src/variants.ts';

/**
 * Steps from every cell of a site to a goal, with walls and tables in the way but nobody standing about: where to go,
 * not whether one gets there at once. Made when first asked for and kept, since sites never change.
 */
export type Field = Int16Array;

/** More steps than any walk has. */
export const FAR = 999;

/** Steps to within one hex of a cell: close enough to pick up, to connect, to talk, to strike. */
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

/** Steps to wherever a seat's characters are home. R 12.10 */
export function stepsHome(site: Site, seat: number, variants: readonly Variant[] = []): Field {
  const { homes } = fieldsOf(site, variants);
  let field = homes[seat];
  if (field === undefined) {
    field = flood(site, boardFor(site, variants), homeCells(site, seat, variants));
    homes[seat] = field;
  }
  return field;
}

/** What is known of a site under one reading of the rules. */
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
  // Without the link: what is at the far end of a teleporter is not at hand.
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
