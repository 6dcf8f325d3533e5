import * as z from 'zod';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('modifier-card', { drawn: z.enum(['double', 'null']), as: z.literal('plus-0') });

/** A drawn modifier card counts as another. */
export const modifierCard: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ drawn, as }, t) => t('modifier.modifier-card', { drawn: t(`card.${drawn}`), as: t(`card.${as}`) }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { defence: ({ drawn }) => ({ ignored: drawn }) },
  // A drawn card counts as another: the attack applies it when it resolves the defence.
  effect: {
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
