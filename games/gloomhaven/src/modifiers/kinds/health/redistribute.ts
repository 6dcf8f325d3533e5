import { forPerformer, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('redistribute', { who: Selector });

/** Redistributes the damage of several figures among them. */
export const redistribute: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ who }, t) => t('modifier.redistribute', { ...t.subject(who) }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    once: () => true,
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forPerformer,
      inDefence: 'never',
      onFallen: 'applied',
    },
    happens({ state, figure, at, scene }, { who }, rules) {
      const among = rules.selectable(scene, who, { range: 0, targeting: false });
      const taken = among.reduce((sum, id) => sum + state.figures[id]!.maxHp - state.figures[id]!.hp, 0);
      for (const id of among) state.figures[id]!.hp = state.figures[id]!.maxHp;
      return taken === 0 ? undefined : [{ at: 'redistribute', of: at, figure, among, left: taken }];
    },
  },
};
