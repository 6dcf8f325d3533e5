import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { type Describer, modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Those for whom an effect holds as long as it lasts, looked at each time: who comes near has it, who goes has it no more. */
export const whoever = Selector.optional().describe('Whoever fits while it lasts, in place of the targets');

/** Who that is, in words. */
export function toWhom(who: Selector | undefined, tell: Describer) {
  return { others: who !== undefined, who: who === undefined ? '' : tell.who(who) };
}

export const BONUS_DURATIONS = ['attack', 'round', 'persistent'] as const;

/** Attacks on the figure do less damage. R 7.7 */
export const shield = modifierKind({
  schema: modifierSchema('shield', { value: Amount, duration: z.enum(BONUS_DURATIONS), who: whoever }),
  on: ['special', 'attack', 'move', 'summon', 'heal'],
  describe: ({ value, duration, who }, tell) =>
    tell.say('modifier.shield', { value: tell.amount(value), duration, ...toWhom(who, tell) }),
});
