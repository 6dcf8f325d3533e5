import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { modifierKind, modifierSchema } from '../kind.ts';

export const BONUS_DURATIONS = ['attack', 'round', 'persistent'] as const;

/** Attacks on the figure do less damage. R 7.7 */
export const shield = modifierKind({
  schema: modifierSchema('shield', { value: Amount, duration: z.enum(BONUS_DURATIONS) }),
  on: ['special', 'attack', 'move', 'summon', 'heal'],
  describe: ({ value, duration }, tell) => tell.say('modifier.shield', { value: tell.amount(value), duration }),
});
