import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import type { EffectExecution, EffectRules, Of } from '../../effect.ts';
import { type Describer, forPerformer, type ModifierKind, modifierSchema, noOwnTargets, plusOne } from '../../kind.ts';
import { Selector } from '../../selector.ts';

/**
 * Selector of an effect that applies to every matching figure while it lasts. It is evaluated each time, so figures
 * gain and lose the effect as they move.
 */
export const matchingFigures = Selector.optional().describe(
  'All matching figures while it lasts, in place of the targets',
);

/** Returns the text parameters for the figures of the selector. */
export function toWhom(who: Selector | undefined, t: Describer) {
  return who === undefined ? { others: false, who: '', number: 'one' } : { others: true, ...t.subject(who) };
}

export const BONUS_DURATIONS = ['attack', 'round', 'persistent'] as const;

/** A modifier whose number is fixed when its effect begins. */
export type LastingNumber = Of<'shield'> | Of<'retaliate'>;

/** Effect of a shield or a retaliate. With `duration: "attack"` it is part of the defence and applied there. */
export const lastingNumber = {
  holds: true,
  role: {
    ownTargets: noOwnTargets,
    forAttacker: forPerformer,
    inDefence: 'never',
    onFallen: 'applied',
  },
  appliesTo: ({ who }: { readonly who?: Selector | undefined }) => who,
  happens: (acting: EffectExecution, modifier: LastingNumber, rules: EffectRules) =>
    rules.lastingNumber(acting, modifier),
  once: () => false,
} as const;

const schema = modifierSchema('shield', { value: Amount, duration: z.enum(BONUS_DURATIONS), who: matchingFigures });

/** Reduces the damage of attacks on the figure. R 7.7 */
export const shield: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'attack', 'move', 'summon', 'heal'],
  describe: ({ value, duration, who }, t) =>
    t('modifier.shield', { value: t.number(value), where: t.where(value), duration, ...toWhom(who, t) }),
  isTerm: ({ who }) => who === undefined,
  order: 'free',
  enhance: (modifier) => ({ ...modifier, value: plusOne(modifier.value) }),
  worth: () => 1.5,
  aspects: { defence: ({ value }) => ({ shield: value }) },
  effect: lastingNumber,
};
