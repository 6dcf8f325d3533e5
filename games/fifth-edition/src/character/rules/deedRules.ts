import { refuse } from '@tessera/kernel';
import { DECISIVE_SAVES } from '../../vocabulary/vocabulary.ts';
import type { CharacterState } from '../state.ts';
import { type ActionRules, rule } from './actionRule.ts';

/**
 * Rule of the check before an attack, a cast, a use, an item, a rest or a roll: whether it is possible now. What the match
 * knows itself (death, the turn) is checked here; what content says is in the action.
 */
export const deedRules: ActionRules<'deed'> = {
  deed: rule({
    refuse(state, _seat, { part, attacks, bars = [], anyway }) {
      if (anyway === true) return undefined;
      if (state.death.failures >= DECISIVE_SAVES) return refuse('barred-dead');
      const [bar] = bars;
      if (bar !== undefined) return refuse(`barred-${bar.code}`, bar.params ?? {});
      if (part === undefined || state.combat?.used.includes(part) !== true) return undefined;
      const made = attacks === undefined || part !== 'action' ? undefined : state.combat.attacks;
      if (made === undefined) return refuse('barred-part-spent', { part });
      return made >= (attacks ?? 0) ? refuse('barred-attacks-spent', { most: attacks ?? 0 }) : undefined;
    },
    play(state, _seat, { kind, name, part, attacks, bars = [], anyway }, { log }) {
      takePart(state, part, attacks !== undefined);
      if (anyway === true && bars.length > 0) log({ type: 'overrode', kind, name, bars });
    },
  }),
};

/** Uses up a part of the turn, and counts the attacks of the action. */
function takePart({ combat }: CharacterState, part: 'action' | 'bonus' | 'reaction' | undefined, isAttack: boolean) {
  if (combat === null || part === undefined) return;
  if (isAttack && part === 'action') combat.attacks = (combat.attacks ?? 0) + 1;
  if (!combat.used.includes(part)) combat.used.push(part);
}
