import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Changes the target's attack modifier deck for the scenario. */
export const modifierDeck = modifierKind({
  schema: modifierSchema('modifier-deck', {
    remove: z.enum(['minus-1', 'curse']),
    count: z.union([z.int().min(1).max(20), z.literal('all')]),
    shuffle: z.boolean().default(false),
  }),
  on: ['special'],
  describe: ({ remove, count, shuffle }, tell) =>
    tell.say('modifier.modifier-deck', { card: tell.say(`card.${remove}`), count: String(count), shuffle }),
});
