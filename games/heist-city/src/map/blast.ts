import { blast } from '@tessera/space';
import type { Variant } from '../state/variants.ts';
import type { Cell, Site } from './site.ts';

/** Returns the radius of a thrown item around its target hex. R 9.6 */
export function blastRadius(size: number, variants: readonly Variant[] = []): number {
  return variants.includes('size-is-radius') ? size : Math.floor(size / 2);
}

/** Returns the cells of the map within a radius, from the inside out. */
export function cellsWithin(site: Site, centre: Cell, radius: number): Cell[] {
  return site.board.clip(blast(site.board.hexOf(centre), radius));
}

/** Returns the cells that an item of this size covers around its target hex. R 9.6 */
export function blastCells(site: Site, centre: Cell, size: number, variants: readonly Variant[] = []): Cell[] {
  return cellsWithin(site, centre, blastRadius(size, variants));
}
