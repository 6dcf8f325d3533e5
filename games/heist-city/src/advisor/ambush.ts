import type { Seat } from '@tessera/kernel';
import { pointsOf } from '../content/index.ts';
import type { View, VPEventType } from '../state/state.ts';
import type { VPOpportunity } from '../state/types.ts';
import { crewOf, seatOf } from '../units/units.ts';
import type { Occasion } from './occasion.ts';

/** Best opportunity of the other crew against a character this turn. */
export interface Ambush {
  readonly by: number;
  readonly chance: number;
}

/** Returns the enemy most likely to score this way against a character, or undefined. */
export function ambushOf(
  view: View,
  chances: Occasion['chances'],
  unit: number,
  types: readonly VPEventType[],
): Ambush | undefined {
  const other: Seat = 1 - seatOf(unit);
  let worst: Ambush | undefined;
  for (const by of crewOf(other)) {
    for (const opportunity of chances(by)) {
      if (opportunity.target !== unit || !types.includes(opportunity.type)) continue;
      const chance = chanceOf(view, opportunity);
      if (chance > (worst?.chance ?? 0)) worst = { by, chance };
    }
  }
  return worst;
}

/** Returns the success probability of an opportunity. */
export function chanceOf({ variants }: View, { type, estimatedVP }: VPOpportunity): number {
  return estimatedVP / pointsOf(type, variants);
}
