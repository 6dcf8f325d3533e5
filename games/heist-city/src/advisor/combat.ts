import type { NpcPhaseForecast, Threat } from '../forecast/npcPhaseForecast.ts';
import type { View, VPEventType } from '../state/state.ts';
import { crewOf, isStanding } from '../units/units.ts';
import { applyDamage } from '../weapons/wounds.ts';
import { ambushOf } from './ambush.ts';
import { counsel } from './counsel.ts';

/** Mean wounds by guards from which there is advice. */
const PAINFUL = 0.5;
/** Probability of a fall from which there is advice. */
const LIKELY = 1 / 4;
const FALLS: readonly VPEventType[] = ['down-enemy'];

/** Advice about expected harm. R 9, 10, 15 */
export const combat = counsel({
  category: 'combat',
  sayings: {
    'guards-will-hurt': {
      severity: 'warning',
    },
    'guards-may-fell': { severity: 'danger' },
    'may-be-felled': { severity: 'danger' },
    'last-legs': {
      severity: 'warning',
      isRule: true,
    },
    'draws-fire': {
      severity: 'warning',
    },
    tired: {
      severity: 'note',
      isRule: true,
    },
  },

  situation({ view, seat, units, chances, guards }, add) {
    if (view.phase !== 'player-activation') return;
    for (const unit of crewOf(seat)) {
      const { expectedDamage: harm, fall: chance } = perilOf(guards(), unit);
      if (chance >= LIKELY) add('guards-may-fell', { unit, chance });
      else if (harm >= PAINFUL) add('guards-will-hurt', { unit, harm });
      const ambush = ambushOf(view, chances, unit, FALLS);
      if (ambush && ambush.chance >= LIKELY) add('may-be-felled', { unit, ...ambush });
    }
    for (const unit of units) if (isOnLastLegs(view, unit)) add('last-legs', { unit });
  },

  action({ seat, attack, guards, guardsAfter }, add) {
    if (attack !== null && attack.penalty > 0) add('tired', { penalty: attack.penalty });
    for (const unit of crewOf(seat)) {
      const before = perilOf(guards(), unit).expectedDamage;
      const harm = perilOf(guardsAfter(), unit).expectedDamage;
      if (harm - before >= PAINFUL) add('draws-fire', { unit, harm, before });
    }
  },
});

function perilOf({ threats }: NpcPhaseForecast, unit: number): Pick<Threat, 'expectedDamage' | 'fall'> {
  return threats.find((threat) => threat.unit === unit) ?? { expectedDamage: 0, fall: 0 };
}

/** Returns whether the character's next fall is final. R 10.7 */
function isOnLastLegs(view: View, unit: number): boolean {
  const character = view.characters[unit]!;
  if (!isStanding(character.stance)) return false;
  return applyDamage(character, character.wounds, view).updatedTarget.stance === 'unconscious';
}
