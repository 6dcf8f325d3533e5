import { actionOf } from '../content/index.ts';
import { shift } from '../stealth/loggedChanges.ts';
import { declareAttack, rollsOf } from '../weapons/targetNumber.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';
import { beginAttack, refuseStrike, strikes } from './attackAction.ts';

const { range: REACH = 1, push: PUSH = 0 } = actionOf('push');

/** Abilities of the Muscle. R 13 */
export const muscle = {
  push: ruleOf<'push'>('push', {
    options: (state, actor) => strikes(state, actor, REACH).map((strike) => ({ type: 'push', ...strike })),
    refuse: (state, actor, action) => refuseStrike(state, actor, action, REACH),
    play(state, actor, { weapon, target }, ctx) {
      const attack = declareAttack(state, actor, target, weapon, 'melee');
      const left = rollsOf(state, attack, { push: true });
      return beginAttack(state, attack, { reach: REACH, push: PUSH, pull: 0, left }, ctx);
    },
  }),

  'all-eyes-on-me': ruleOf<'all-eyes-on-me'>('all-eyes-on-me', {
    options: () => [{ type: 'all-eyes-on-me' }],
    refuse: () => undefined,
    play(state, actor, _action, { log }) {
      shift(state, actor, 'all-eyes-on-me', log);
      state.characters[actor]!.allEyes = true;
      log({ type: 'all-eyes', unit: actor });
      return undefined;
    },
  }),
} satisfies ActionRules<'push' | 'all-eyes-on-me'>;
