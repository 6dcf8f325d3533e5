import type { View } from '@tessera/war-of-the-ring';
import { insideOf, isBesieged, SITE, tables } from '@tessera/war-of-the-ring/facts';
import { type Army, armiesIn } from '../model/armies.ts';
import type { RowSize } from './labels.ts';

/** Pieces of a region. */
export interface PieceSpot {
  readonly region: number;
  readonly armies: readonly Army[];
  readonly besieged: readonly Army[];
}

/** Returns the pieces on the map, by region. */
export function spotsOf(view: View): PieceSpot[] {
  return tables.regions.map((_, region) => ({
    region,
    armies: armiesIn(view, region),
    besieged: isBesieged(view, region) ? armiesIn(view, insideOf(region)) : [],
  }));
}

/** Returns whether anything is drawn in the middle of a region. */
export function isBusy({ region, armies, besieged }: PieceSpot, hasPieces: boolean): boolean {
  return tables.siteOf[region] !== SITE.none || (hasPieces && armies.length + besieged.length > 0);
}

const NOTHING: RowSize = { width: 0, rise: 0 };
/** Height of a row with the box of a siege above it. */
const WITH_SIEGE = 41;

/** Returns the size of the row in the middle of a region, in pixels at normal zoom. */
export function rowOf(spot: PieceSpot, hasPieces: boolean): RowSize {
  if (!isBusy(spot, hasPieces)) return NOTHING;
  const site = tables.siteOf[spot.region] === SITE.none ? 0 : 18;
  if (!hasPieces || spot.armies.length + spot.besieged.length === 0) return { width: site, rise: 9 };
  const pieces = 36 + 30 * Math.max(0, spot.armies.length - 1);
  return { width: site + pieces, rise: spot.besieged.length > 0 ? WITH_SIEGE : 12 };
}
