import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { type Describer, modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/**
 * Selector of an effect that applies to every matching figure while it lasts. It is evaluated each time, so figures
 * gain and lose the effect as they move.
 */
export const whoever = Selector.optional().describe('Whoever fits while it lasts, in place of the targets');

/** Returns the text parameters for the figures of the selector. */
export function toWhom(who: Selector | undefined, tell: Describer) {
  return { others: who !== undefined, who: who === undefined ? '' : tell.who(who) };
}

export const BONUS_DURATIONS = ['attack', 'round', 'persistent'] as const;

/** Reduces the damage of attacks on the figure. R 7.7 */
export const shield = modifierKind({
  schema: modifierSchema('shield', { value: Amount, duration: z.enum(BONUS_DURATIONS), who: whoever }),
  on: ['special', 'attack', 'move', 'summon', 'heal'],
  describe: ({ value, duration, who }, tell) =>
    tell.say('modifier.shield', { value: tell.amount(value), duration, ...toWhom(who, tell) }),
});
