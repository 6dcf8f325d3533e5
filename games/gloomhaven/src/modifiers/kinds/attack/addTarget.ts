import { Amount } from '../../../vocabulary/facts.ts';
import { evaluateAmount } from '../../effectContext.ts';
import {
  always,
  forPerformer,
  type ModifierKind,
  modifierSchema,
  noEnhancement,
  noOwnTargets,
  noWorth,
} from '../../kind.ts';

const schema = modifierSchema('add-target', { count: Amount.default(1) });

/** The attack targets more enemies within its range. R 7.13 */
export const addTarget: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'heal'],
  describe: ({ count }, t) => t('modifier.add-target', { count: t.number(count), where: t.where(count) }),
  isTerm: always,
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // On a modifier card it applies while the attack is in progress.
  effect: {
    shapes(shape, { count }, scene) {
      shape.extra += evaluateAmount(scene, count);
    },
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forPerformer,
      inDefence: 'never',
      onFallen: 'applied',
    },
    happens({ performance, scene, at }, { count }) {
      // Printed ones were counted when the attack began.
      if (performance?.attack && at.startsWith('modifier-card/'))
        performance.attack.left += evaluateAmount(scene, count);
      return undefined;
    },
  },
};
