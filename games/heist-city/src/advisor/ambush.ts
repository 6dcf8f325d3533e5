import { pointsOf } from '../content/index.ts';
import { getVPOpportunities } from '../opportunities.ts';
import type { View, VPEventType } from '../state.ts';
import type { VPOpportunity } from '../types.ts';
import { crewOf, seatOf } from '../units.ts';

/** The best that anybody of the other crew could still do to a character this turn. */
export interface Ambush {
  readonly by: number;
  readonly chance: number;
}

/** Who of the other crew could most likely do this to a character, as things stand. Nothing where nobody could. */
export function ambushOf(view: View, unit: number, types: readonly VPEventType[]): Ambush | undefined {
  let worst: Ambush | undefined;
  for (const by of crewOf(1 - seatOf(unit))) {
    for (const opportunity of getVPOpportunities(view, by)) {
      if (opportunity.target !== unit || !types.includes(opportunity.type)) continue;
      const chance = chanceOf(view, opportunity);
      if (chance > (worst?.chance ?? 0)) worst = { by, chance };
    }
  }
  return worst;
}

/** How likely an opportunity comes off. */
export function chanceOf({ variants }: View, { type, estimatedVP }: VPOpportunity): number {
  return estimatedVP / pointsOf(type, variants);
}
