import { gainXp } from '../../../state/figures.ts';
import { Amount } from '../../../vocabulary/facts.ts';
import { evaluateAmount, isOfTarget } from '../../effectContext.ts';
import {
  ANYWHERE,
  forPerformer,
  type ModifierKind,
  modifierSchema,
  noEnhancement,
  noOwnTargets,
  noWorth,
} from '../../kind.ts';

const schema = modifierSchema('xp', { value: Amount });

/** Experience, if any part of the action was performed. R 4.5 */
export const xp: ModifierKind<typeof schema> = {
  schema,
  on: ANYWHERE,
  describe: ({ value }, t) => t('modifier.xp', { value: t.number(value), where: t.where(value) }),
  order: 'free',
  enhance: noEnhancement,
  worth: noWorth,
  estimate: {
    half(half, { value }, place) {
      if (place === 'half' && typeof value === 'number') half.xp += value;
    },
  },
  isIcon: true,
  aspects: { experience: ({ value }) => value },
  // Experience: per target if it counts the target, otherwise once. R 4.5. When an ally performs a granted ability,
  // the hero who played the card gains it.
  effect: {
    whole: true,
    once: ({ value }) => !isOfTarget(value),
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forPerformer,
      inDefence: 'at-once',
      onFallen: 'applied',
    },
    work: 'reward',
    beforeHit: true,
    happens({ state, figure, at, scene, log }, { value }) {
      const player = state.performances.find((one) => at.startsWith(`${one.at}/`))?.figure ?? figure;
      gainXp(state, player, evaluateAmount(scene, value), { log });
      return undefined;
    },
  },
};
