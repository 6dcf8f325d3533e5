import { type Refusal, refuse } from '@tessera/kernel';
import { DECISIVE_SAVES } from '../../vocabulary/vocabulary.ts';
import { restCompanions } from '../companions.ts';
import type { CharacterState } from '../state.ts';
import { type ActionRules, refuseNames, rule } from './actionRule.ts';
import { letPass } from './applyTime.ts';

/** Rules of actions that let time pass. */
export const timeRules: ActionRules<'combat' | 'turn' | 'use' | 'elapse' | 'rest'> = {
  combat: rule({
    options: ({ combat }) => [{ type: 'combat', on: combat === null }],
    play(state, _seat, { on }, { log }) {
      state.combat = on ? { round: 1, used: [] } : null;
      log({ type: on ? 'combatBegan' : 'combatEnded' });
    },
  }),
  turn: rule({
    options: () => [{ type: 'turn' }],
    refuse: refuseOutsideCombat,
    play(state, _seat, _action, { log }) {
      const round = (state.combat?.round ?? 0) + 1;
      log({ type: 'turnBegan', round });
      letPass(state, 'turn', log);
      state.combat = { round, used: [] };
    },
  }),
  use: rule({
    options: () => [{ type: 'use', part: 'bonus', used: true }],
    refuse: refuseOutsideCombat,
    play(state, _seat, { part, used }, _ctx) {
      if (state.combat === null) return;
      const others = state.combat.used.filter((each) => each !== part);
      state.combat.used = used ? [...others, part] : others;
      if (part === 'action' && !used) delete state.combat.attacks;
    },
  }),
  elapse: rule({
    options: () => [{ type: 'elapse', seconds: 60 }],
    play(state, _seat, { seconds }, { log }) {
      log({ type: 'timePassed', seconds });
      letPass(state, { seconds }, log);
    },
  }),
  rest: rule({
    // A rest in spite of the rules comes without hit points.
    refuse({ death }, _seat, { hitPoints, kind, used }) {
      if (kind !== 'dawn' && hitPoints !== undefined) {
        if (death.failures >= DECISIVE_SAVES) return refuse('barred-dead');
        if (hitPoints === 0) return refuse('no-rest');
      }
      return refuseNames(Object.keys(used));
    },
    play(state, _seat, { kind, used, conditions }, { log }) {
      log({ type: 'rested', kind });
      letPass(state, kind, log);
      state.record.used = used;
      state.record.conditions = conditions;
      if (kind !== 'dawn') state.combat = null;
      if (kind !== 'longRest') return;
      state.death = { successes: 0, failures: 0 };
      restCompanions(state, log);
    },
  }),
};

function refuseOutsideCombat({ combat }: CharacterState): Refusal | undefined {
  return combat === null ? refuse('no-combat') : undefined;
}
