import { type Cell, coordsOf, type Site, siteOf } from '@tessera/heist-city';
import type { BoardCell } from '@tessera/ui';

/** Cell of a site as the board draws it. */
export interface SiteCell extends BoardCell {
  readonly id: Cell;
}

/** Returns the cells of a map, cached. */
export function siteCells(map: string): readonly SiteCell[] {
  const site = siteOf(map);
  let cells = known.get(site);
  if (!cells) {
    cells = Array.from({ length: site.size }, (_, id) => {
      const [q, r] = coordsOf(site, id);
      return { id, q, r };
    });
    known.set(site, cells);
  }
  return cells;
}

/** Returns the cells with these numbers. */
export function cellsOf(map: string, ids: Iterable<Cell>): readonly SiteCell[] {
  const all = siteCells(map);
  return [...ids].flatMap((id) => all[id] ?? []);
}

/** Returns the middle one of some cells, for a name or a lamp. */
export function middleOf<Some extends BoardCell>(cells: readonly Some[]): Some | undefined {
  if (cells.length === 0) return undefined;
  const q = cells.reduce((sum, cell) => sum + cell.q, 0) / cells.length;
  const r = cells.reduce((sum, cell) => sum + cell.r, 0) / cells.length;
  const away = (cell: Some) => (cell.q - q) ** 2 + (cell.r - r) ** 2 + (cell.q - q) * (cell.r - r);
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}

const known = new WeakMap<Site, readonly SiteCell[]>();
