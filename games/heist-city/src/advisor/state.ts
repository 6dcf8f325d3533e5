import { getLegalActions } from '../actions/actions.ts';
import type { Action } from '../state/action.ts';
import type { View, VPEventType } from '../state/state.ts';
import { getStateTransition } from '../stealth/stateTransitions.ts';
import { crewOf } from '../units/units.ts';
import { type Ambush, ambushOf } from './ambush.ts';
import { counsel } from './counsel.ts';
import type { Consideration, Occasion } from './occasion.ts';

/** Probability of being revealed from which there is advice. */
const LIKELY = 1 / 3;
const REVEALS: readonly VPEventType[] = ['reveal-hidden', 'reveal-disguised'];
const WAYS_TO_HIDE: readonly Action['type'][] = ['ninja-vanish', 'face-off'];

/** Advice about the states Hidden, Disguised and Overt. R 11 */
export const state = counsel({
  category: 'state',
  sayings: {
    stunned: {
      severity: 'warning',
      isRule: true,
    },
    'could-hide': { severity: 'note' },
    'may-be-revealed': { severity: 'warning' },
    'becomes-overt': {
      severity: 'warning',
    },
    'quieter-weapon': { severity: 'note' },
    'into-the-open': { severity: 'warning' },
  },

  situation({ view, seat, units, chances }, add) {
    for (const unit of units) {
      const { stance } = view.characters[unit]!;
      if (stance === 'stunned') add('stunned', { unit });
      const hiding = stance === 'overt' && getLegalActions(view, unit).find(({ type }) => WAYS_TO_HIDE.includes(type));
      if (hiding) add('could-hide', { unit, action: hiding.type });
    }
    for (const unit of crewOf(seat)) {
      const ambush = likelyReveal(view, chances, unit);
      if (ambush) add('may-be-revealed', { unit, ...ambush });
    }
  },

  action(consideration, add) {
    const { view, seat, after, attack, chances, chancesAfter } = consideration;
    if (attack !== null && after.characters[attack.attacker]!.stance !== attack.stance) {
      const { attacker: unit, weapon, stance } = attack;
      add('becomes-overt', { unit, weapon, stance });
      for (const quiet of quieterWeapons(consideration)) add('quieter-weapon', { unit, weapon: quiet, stance });
    }
    for (const unit of crewOf(seat)) {
      const ambush = likelyReveal(after, chancesAfter, unit);
      if (ambush && !likelyReveal(view, chances, unit)) add('into-the-open', { unit, ...ambush });
    }
  },
});

function likelyReveal(
  view: View,
  chances: Occasion['chances'],
  unit: number,
): (Ambush & Record<string, number>) | undefined {
  const ambush = ambushOf(view, chances, unit, REVEALS);
  return ambush && ambush.chance >= LIKELY ? { ...ambush } : undefined;
}

/** Returns weapons that reach the same target and keep the attacker's state. */
function quieterWeapons({ view, action, actor }: Consideration): string[] {
  if (action.type !== 'attack') return [];
  const isQuiet = (weapon: string) => getStateTransition(view.characters[actor]!, 'attack', weapon, view) === null;
  return getLegalActions(view, actor).flatMap((other) =>
    other.type === 'attack' && other.target === action.target && isQuiet(other.weapon) ? [other.weapon] : [],
  );
}
