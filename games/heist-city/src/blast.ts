import { blast } from '@tessera/space';
import type { Cell, Site } from './site.ts';
import type { Variant } from './variants.ts';

/** How far a thrown item reaches around the hex it is thrown at. R 9.6 */
export function blastRadius(size: number, variants: readonly Variant[] = []): number {
  return variants.includes('size-is-radius') ? size : Math.floor(size / 2);
}

/** The cells of the map within a radius of one, from the inside out: a blast, a splash. */
export function cellsWithin(site: Site, centre: Cell, radius: number): Cell[] {
  return site.board.clip(blast(site.board.hexOf(centre), radius));
}

/** The cells that an item of this size covers when it is thrown at one. R 9.6 */
export function blastCells(site: Site, centre: Cell, size: number, variants: readonly Variant[] = []): Cell[] {
  return cellsWithin(site, centre, blastRadius(size, variants));
}
