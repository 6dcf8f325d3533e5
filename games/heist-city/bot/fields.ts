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
  const board = boardFor(site, variants);
  let fields = beside.get(board);
  if (fields === undefined) {
    fields = [];
    beside.set(board, fields);
  }
  fields[cell] ??= flood(site, board, [cell, ...neighbours(board, cell)]);
  return fields[cell];
}

/** Steps to wherever a seat's characters are home. R 12.10 */
export function stepsHome(site: Site, seat: number, variants: readonly Variant[] = []): Field {
  const board = boardFor(site, variants);
  const reading = seat + (variants.includes('exit-none') ? 2 : 0);
  let fields = homes.get(board);
  if (fields === undefined) {
    fields = [];
    homes.set(board, fields);
  }
  fields[reading] ??= flood(site, board, homeCells(site, seat, variants));
  return fields[reading];
}

const beside = new WeakMap<Board, (Field | undefined)[]>();
const homes = new WeakMap<Board, (Field | undefined)[]>();

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
