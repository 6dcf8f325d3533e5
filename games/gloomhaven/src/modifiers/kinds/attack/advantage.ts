import * as z from 'zod';
import { always, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('advantage', { worse: z.boolean().default(false).describe('Disadvantage') });

/** The attack has advantage or disadvantage. R 7.6 */
export const advantage: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'special'],
  describe: ({ worse }, t) => t('modifier.advantage', { worse }),
  isTerm: always,
  order: 'free',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { defence: ({ worse }) => ({ mode: worse ? 'disadvantage' : 'advantage' }) },
  effect: {
    shapes(shape, { worse }) {
      if (worse) shape.disadvantage = true;
      else shape.advantage = true;
    },
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
    once: () => true,
  },
};
