import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** A drawn modifier card counts as another. */
export const modifierCard = modifierKind({
  schema: modifierSchema('modifier-card', { drawn: z.enum(['double', 'null']), as: z.literal('plus-0') }),
  on: ['special'],
  describe: ({ drawn, as }, tell) =>
    tell.say('modifier.modifier-card', { drawn: tell.say(`card.${drawn}`), as: tell.say(`card.${as}`) }),
});
