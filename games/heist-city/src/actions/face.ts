import { type Refusal, refuse } from '@tessera/kernel';
import type { View } from '../state/state.ts';
import { shift } from '../stealth/loggedChanges.ts';
import { crewOf, FIRST_NPC, isConscious, seatOf } from '../units/units.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';

/** Abilities of the Face. R 13 */
export const face = {
  'in-plain-sight': ruleOf<'in-plain-sight'>('in-plain-sight', {
    offer(state, actor, offered) {
      for (const target of crewOf(seatOf(actor))) {
        if (!refuseCover(state, actor, target)) offered.push({ type: 'in-plain-sight', target });
      }
    },
    refuse: (state, actor, { target }) => refuseCover(state, actor, target),
    perform(state, _actor, { target }, { log }) {
      state.characters[target]!.inPlainSight = true;
      log({ type: 'overlooked', unit: target });
      return undefined;
    },
  }),

  'face-off': ruleOf<'face-off'>('face-off', {
    offer(_state, _actor, offered) {
      offered.push({ type: 'face-off' });
    },
    refuse: () => undefined,
    perform(state, actor, _action, { log }) {
      shift(state, actor, 'face-off', log);
      return undefined;
    },
  }),
} satisfies ActionRules<'in-plain-sight' | 'face-off'>;

function refuseCover(state: View, actor: number, target: number): Refusal | undefined {
  const isOurs = target < FIRST_NPC && seatOf(target) === seatOf(actor) && isConscious(state, target);
  if (!isOurs) return refuse('no-target', { action: 'in-plain-sight' });
  return state.characters[target]!.inPlainSight ? refuse('used-up', { action: 'in-plain-sight' }) : undefined;
}
