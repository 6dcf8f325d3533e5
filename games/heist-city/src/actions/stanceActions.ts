import { shift } from '../stealth/loggedChanges.ts';
import { woundsOf } from '../units/stats.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';

/** Going loud, and waking up. R 7.5, 10.6 */
export const stanceActions = {
  'go-loud': ruleOf<'go-loud'>('go-loud', {
    options: () => [{ type: 'go-loud' }],
    refuse: () => undefined,
    play(state, actor, _action, { log }) {
      shift(state, actor, 'go-loud', log);
      return undefined;
    },
  }),

  'wake-up': ruleOf<'wake-up'>('wake-up', {
    options: () => [{ type: 'wake-up' }],
    refuse: () => undefined,
    play(state, actor, _action, { log }) {
      shift(state, actor, 'wake-up', log);
      log({ type: 'woke-up', unit: actor, wounds: woundsOf(state, actor) });
      return undefined;
    },
  }),
} satisfies ActionRules<'go-loud' | 'wake-up'>;
