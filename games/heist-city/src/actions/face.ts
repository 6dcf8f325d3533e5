import { type Refusal, refuse } from '@tessera/kernel';
import type { ActionOf } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { shift } from '../stealth/loggedChanges.ts';
import { crewOf, FIRST_NPC, isConscious, seatOf } from '../units/units.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';

/** Abilities of the Face. R 13 */
export const face = {
  'in-plain-sight': ruleOf<'in-plain-sight'>('in-plain-sight', {
    options(state, actor) {
      const options: ActionOf<'in-plain-sight'>[] = [];
      for (const target of crewOf(seatOf(actor))) {
        if (!refuseCover(state, actor, target)) options.push({ type: 'in-plain-sight', target });
      }
      return options;
    },
    refuse: (state, actor, { target }) => refuseCover(state, actor, target),
    play(state, _actor, { target }, { log }) {
      state.characters[target]!.inPlainSight = true;
      log({ type: 'overlooked', unit: target });
      return undefined;
    },
  }),

  'face-off': ruleOf<'face-off'>('face-off', {
    options: () => [{ type: 'face-off' }],
    refuse: () => undefined,
    play(state, actor, _action, { log }) {
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
