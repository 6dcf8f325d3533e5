import { isHero } from '../../../state/figures.ts';
import { forTarget, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';

const schema = modifierSchema('exhaust', {});

/** The performer becomes exhausted. R 6.6 */
export const exhaust: ModifierKind<typeof schema> = {
  schema,
  on: ['half', 'special'],
  describe: (_, t) => t.say('modifier.exhaust'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    ownTargets: noOwnTargets,
    forAttacker: forTarget,
    inDefence: 'never',
    onFallen: 'applied',
    happens: ({ state, target }) => (isHero(state, target) ? [{ at: 'exhaustion', seat: target }] : undefined),
    once: () => true,
  },
};
