import type { Message } from '@tessera/kernel';
import type { View } from '@tessera/war-of-the-ring';
import {
  ARMY_LIMIT,
  hasArmy,
  loadContent,
  NATION_OF,
  NOBODY,
  sideOf,
  tables,
  UNITS_OF,
  unitsAt,
} from '@tessera/war-of-the-ring/facts';

/** A border by which a region can be entered. */
export interface Way {
  readonly from: number;
  readonly isOpen: boolean;
  /** Reason why it is closed, or the consequence of entry. */
  readonly why?: Message;
}

const barred = [...loadContent().content.region.values()].map(({ barred }) =>
  barred.flatMap((id) => tables.regionIndex.get(id) ?? []),
);

/** Returns all borders of a region for an Army of the viewer's side. R 2.1, 9.2 */
export function waysInto(view: View, region: number, seat: number | undefined): Way[] {
  const side = seat === undefined ? undefined : sideOf(view, seat);
  return [
    ...(tables.neighbours[region] ?? []).map((from) => wayFrom(view, from, region, side)),
    ...(barred[region] ?? []).map((from): Way => ({ from, isOpen: false, why: { code: 'ridge' } })),
  ];
}

function wayFrom(view: View, from: number, region: number, side: number | undefined): Way {
  if (side === undefined) return { from, isOpen: true };
  if (hasArmy(view, region, 1 - side)) return { from, isOpen: true, why: { code: 'battle' } };
  if (hasArmy(view, from, side)) {
    const units = unitsAt(view, from, side) + unitsAt(view, region, side);
    if (units > ARMY_LIMIT) {
      return { from, isOpen: false, why: { code: 'over-stacked', params: { region, limit: ARMY_LIMIT } } };
    }
    const foreign = UNITS_OF[side]?.find(
      (troop) =>
        (view.stacks[from]?.[troop] ?? 0) > 0 &&
        view.boxes[NATION_OF[troop] ?? 0] !== 4 &&
        (tables.nationOf[region] ?? -1) >= 0 &&
        tables.nationOf[region] !== NATION_OF[troop],
    );
    if (foreign !== undefined) {
      return { from, isOpen: false, why: { code: 'not-at-war', params: { nation: NATION_OF[foreign] ?? 0, region } } };
    }
  }
  const isTaken = view.control[region] !== NOBODY && view.control[region] !== side;
  return { from, isOpen: true, ...(isTaken && { why: { code: 'capture' } }) };
}
