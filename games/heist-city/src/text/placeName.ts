import type { FormatContext } from '@tessera/text';
import { type Cell, coordsOf, distance, type Site, siteOf } from '../map/site.ts';
import type { View } from '../state/state.ts';

/** Thing on the map that never moves, by which players find a hex. */
interface Landmark {
  readonly cell: Cell;
  readonly text: string;
}

/**
 * Describes where a hex is, as a phrase that follows a verb: "in your zone", "at computer 2", "3 hexes from the security
 * portal". A map without landmarks has coordinates only.
 */
export function placeName(cell: Cell, context: FormatContext<View>): string {
  const { view, t } = context;
  if (view === undefined) return String(cell);
  const site = siteOf(view.map);
  if (!(cell >= 0 && cell < site.size)) return t('hex.off');
  const zone = site.zones.findIndex((cells) => cells.includes(cell));
  const landmark = nearest(site, cell, landmarksOf(site, context));
  const n = landmark ? distance(site, cell, landmark.cell) : 0;
  if (landmark && n <= 1) return t(n === 0 ? 'place.at' : 'place.beside', { thing: landmark.text });
  if (zone >= 0) return zone === context.seat ? t('place.home') : t('place.zone', { name: ownerName(zone, context) });
  if (landmark) return t('place.near', { n, thing: landmark.text });
  return t('place.hex', { hex: coordsOf(site, cell).join(',') });
}

/** Returns the landmarks, computers first: a tie goes to them. */
function landmarksOf(site: Site, { t }: FormatContext<View>): readonly Landmark[] {
  return [
    ...site.computers.map((cell, i) => ({ cell, text: t('place.computer', { number: i + 1 }) })),
    ...site.portals.map((cell) => ({ cell, text: t('place.portal') })),
    ...site.teleporters.flat().map((cell) => ({ cell, text: t('place.teleporter') })),
    ...site.exits.map((cell) => ({ cell, text: t('place.exit') })),
  ];
}

function nearest(site: Site, cell: Cell, landmarks: readonly Landmark[]): Landmark | undefined {
  return landmarks.reduce<Landmark | undefined>(
    (best, one) => (best && distance(site, cell, best.cell) <= distance(site, cell, one.cell) ? best : one),
    undefined,
  );
}

function ownerName(zone: number, { names, t }: FormatContext<View>): string {
  return names?.[zone] ?? t('seat.number', { number: zone + 1 });
}
