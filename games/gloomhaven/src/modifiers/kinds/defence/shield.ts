import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import { type Describer, forPerformer, type ModifierKind, modifierSchema, noOwnTargets, plusOne } from '../../kind.ts';
import { Selector } from '../../selector.ts';

/**
 * Selector of an effect that applies to every matching figure while it lasts. It is evaluated each time, so figures
 * gain and lose the effect as they move.
 */
export const whoever = Selector.optional().describe('Whoever fits while it lasts, in place of the targets');

/** Returns the text parameters for the figures of the selector. */
export function toWhom(who: Selector | undefined, t: Describer) {
  return who === undefined ? { others: false, who: '', number: 'one' } : { others: true, ...t.subject(who) };
}

export const BONUS_DURATIONS = ['attack', 'round', 'persistent'] as const;

const schema = modifierSchema('shield', { value: Amount, duration: z.enum(BONUS_DURATIONS), who: whoever });

/** Reduces the damage of attacks on the figure. R 7.7 */
export const shield: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'attack', 'move', 'summon', 'heal'],
  describe: ({ value, duration, who }, t) =>
    t.say('modifier.shield', { value: t.number(value), where: t.where(value), duration, ...toWhom(who, t) }),
  isTerm: ({ who }) => who === undefined,
  order: 'free',
  enhance: (modifier) => ({ ...modifier, value: plusOne(modifier.value) }),
  worth: () => 1.5,
  // With `duration: "attack"` it is part of the defence and applied there.
  effect: {
    holds: true,
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forPerformer,
      inDefence: 'never',
      onFallen: 'applied',
    },
    appliesTo: ({ who }) => who,
    happens: (acting, modifier, rules) => rules.lastingNumber(acting, modifier),
    once: () => false,
  },
};
