import * as z from 'zod';
import { CONDITIONS } from '../../../vocabulary/vocabulary.ts';
import { forNamed, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';
import { matchingFigures } from '../defence/shield.ts';

/** Conditions, forced movement and terrain that a figure can be immune to. R 8.11 */
const IMMUNITIES = [...CONDITIONS, 'negative', 'push', 'pull', 'hazardous', 'difficult'] as const;

const schema = modifierSchema('immune', { to: z.array(z.enum(IMMUNITIES)).min(1), who: matchingFigures });

/** R 8.11 */
export const immune: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'summon'],
  describe: ({ to, who }, t) =>
    t('modifier.immune', {
      to: t.all(to.map((each) => t(`condition.${each}`))),
      ...t.subject(who),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    holds: true,
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forNamed,
      inDefence: 'never',
      onFallen: 'applied',
    },
    appliesTo: ({ who }) => who,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
