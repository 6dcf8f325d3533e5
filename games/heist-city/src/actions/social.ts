import { type Refusal, refuse } from '@tessera/kernel';
import { attempt } from '../rolls/skillChecks.ts';
import type { ActionOf } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { areAdjacent, crewOf, FIRST_NPC, isMob, npcUnit, seatOf, unitCount } from '../units/units.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';

/** Social actions on guards and elites. R 12.6, 12.7 */
export const social = {
  charm: ruleOf<'charm'>('charm', {
    options(state, actor) {
      const options: ActionOf<'charm'>[] = [];
      for (const npc of mobsBeside(state, actor))
        if (!refuseCharm(state, actor, npc)) options.push({ type: 'charm', npc });
      return options;
    },
    refuse: (state, actor, { npc }) => refuseCharm(state, actor, npc),
    play: (_state, actor, { npc }) => attempt(actor, 'charm', npc),
  }),

  'mob-intel': ruleOf<'mob-intel'>('get-mob-intel', {
    options(state, actor) {
      const options: ActionOf<'mob-intel'>[] = [];
      for (const npc of mobsBeside(state, actor)) {
        if (!refuseIntel(state, actor, npc)) options.push({ type: 'mob-intel', npc });
      }
      return options;
    },
    refuse: (state, actor, { npc }) => refuseIntel(state, actor, npc),
    play(state, actor, { npc }) {
      state.characters[actor]!.triedIntel = true;
      return attempt(actor, 'mob-intel', npc);
    },
  }),
} satisfies ActionRules<'charm' | 'mob-intel'>;

function refuseCharm(state: View, actor: number, npc: number): Refusal | undefined {
  const reason = refuseMob(state, actor, npc, 'charm');
  if (reason) return reason;
  return state.npcs[npc - FIRST_NPC]!.charmed ? refuse('used-up', { action: 'charm' }) : undefined;
}

function refuseIntel(state: View, actor: number, npc: number): Refusal | undefined {
  const who = hasVariant(state, 'intel-per-crew') ? crewOf(seatOf(actor)) : [actor];
  if (who.some((unit) => state.characters[unit]!.triedIntel)) return refuse('used-up', { action: 'get-mob-intel' });
  return refuseMob(state, actor, npc, 'get-mob-intel');
}

function refuseMob(state: View, actor: number, npc: number, action: string): Refusal | undefined {
  const isThere = npc < unitCount(state) && isMob(state, npc) && areAdjacent(state, actor, npc);
  return isThere ? undefined : refuse('no-target', { action });
}

function mobsBeside(state: View, actor: number): number[] {
  const mobs: number[] = [];
  for (let i = 0; i < state.npcs.length; i++) {
    const npc = npcUnit(i);
    if (isMob(state, npc) && areAdjacent(state, actor, npc)) mobs.push(npc);
  }
  return mobs;
}
