import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { modifierKind, modifierSchema } from '../kind.ts';
import { BONUS_DURATIONS, toWhom, whoever } from './shield.ts';

/** An attacker within the range suffers damage. R 7.8 */
export const retaliate = modifierKind({
  schema: modifierSchema('retaliate', {
    value: Amount,
    range: z.int().min(1).max(9).default(1),
    duration: z.enum(BONUS_DURATIONS),
    who: whoever,
  }),
  on: ['special', 'attack', 'move', 'summon', 'heal'],
  describe: ({ value, range, duration, who }, tell) =>
    tell.say('modifier.retaliate', { value: tell.amount(value), range, duration, ...toWhom(who, tell) }),
});
