import type { Message } from '@tessera/kernel';
import type { Action, View } from '@tessera/war-of-the-ring';
import { regionAt, sideOf, tables, unitsAt } from '@tessera/war-of-the-ring/facts';
import { whyNot } from '../model/world.ts';

/** A destination next door that the rules refuse to the chosen Army. */
export interface RefusedPlace {
  readonly region: number;
  readonly why: Message;
  /** Units that would be there, if there would be too many. */
  readonly units: number | undefined;
}

/** Returns the neighbours of the chosen Army that it may not march to, with the reason. R 9.2 */
export function refusedPlaces(
  view: View,
  seat: number | undefined,
  kind: string | undefined,
  trail: readonly number[],
  legal: readonly Action[],
): RefusedPlace[] {
  const [from] = trail;
  if (seat === undefined || kind !== 'march' || trail.length !== 1 || from === undefined) return [];
  const side = sideOf(view, seat);
  const open = new Set(legal.flatMap((action) => (action.type === 'march' && action.from === from ? [action.to] : [])));
  return (tables.neighbours[regionAt(from)] ?? []).flatMap((region) => {
    if (open.has(region)) return [];
    const why = whyNot(view, seat, { type: 'march', from, to: region });
    if (!why) return [];
    const units = unitsAt(view, from, side) + unitsAt(view, region, side);
    return [{ region, why, units: why.code === 'over-stacked' ? units : undefined }];
  });
}
