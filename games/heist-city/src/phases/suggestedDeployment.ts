import type { Seat } from '@tessera/kernel';
import { distance, siteOf } from '../map/site.ts';
import type { ActionOf } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { crewOf, roleOf } from '../units/units.ts';
import { deployOptions } from './deployment.ts';

/** A deployment of one character. */
export interface Placement extends Pick<ActionOf<'deploy'>, 'cell' | 'stance'> {
  readonly unit: number;
}

/**
 * Suggests a place and a state for every character of a seat that is not on the map yet: the start that the map names
 * for its role, or the nearest free hex of the zone. The Face is Disguised, to talk to guards; the others are Hidden,
 * so that the alert stays low. R 5.2, 5.3, 11
 */
export function suggestedDeployment(view: View, seat: Seat): readonly Placement[] {
  const crew = crewOf(seat);
  const placements: Placement[] = [];
  for (const unit of crew.filter((one) => view.characters[one]!.cell < 0)) {
    const placement = suggestionFor(withPlacements(view, placements), unit, crew.indexOf(unit), seat);
    if (placement) placements.push(placement);
  }
  return placements;
}

function suggestionFor(view: View, unit: number, place: number, seat: Seat): Placement | undefined {
  const site = siteOf(view.map);
  const start = site.starts[seat === 0 ? 0 : 1][place] ?? -1;
  const wanted = roleOf(unit) === 'face' ? 'disguised' : 'hidden';
  const options = deployOptions(view, unit);
  const stealthy = options.filter(({ stance }) => stance === wanted);
  const from = stealthy.length > 0 ? stealthy : options;
  const away = ({ cell }: { readonly cell: number }) => (start < 0 ? 0 : distance(site, start, cell));
  const [best] = [...from].sort((a, b) => away(a) - away(b) || a.cell - b.cell);
  return best && { unit, cell: best.cell, stance: best.stance };
}

/** Returns the view with these characters on the map. */
export function withPlacements(view: View, placements: readonly Placement[]): View {
  const characters = [...view.characters];
  for (const { unit, cell, stance } of placements) characters[unit] = { ...characters[unit]!, cell, stance };
  return { ...view, characters };
}
