import * as z from 'zod';
import { isNegative } from '../../../conditions/conditions.ts';
import { CONDITIONS } from '../../../vocabulary/vocabulary.ts';
import {
  ACTING_TYPES,
  type Describer,
  forNamed,
  type ModifierKind,
  modifierSchema,
  noEnhancement,
} from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('condition', {
  condition: z.enum(CONDITIONS),
  duration: z.enum(['round', 'persistent', 'until-consumed']).optional().describe('Only where it is not the usual one'),
  times: z.int().min(1).max(5).default(1),
  who: Selector.optional().describe('Others than the targets of the action'),
});

/** The targets, or the named figures, gain a condition with its usual duration. R 8 */
export const condition: ModifierKind<typeof schema> = {
  schema,
  on: ACTING_TYPES,
  describe: ({ condition, times, who }, t) =>
    t('modifier.condition', {
      condition: t(`condition.${condition}`),
      times,
      term: isTerm(who, t),
      self: isOwn(who, t),
      ...(isTerm(who, t) ? { who: '', number: 'one' } : t.subject(who)),
    }),
  isTerm: ({ who }, t) => isTerm(who, t),
  order: 'free',
  enhance: noEnhancement,
  worth: ({ condition }) => (condition === 'stun' ? 2.5 : condition === 'disarm' ? 2 : 1),
  effect: {
    role: {
      ownTargets: ({ who }) => who,
      forAttacker: forNamed,
      inDefence: 'after-attack',
      onFallen: 'skipped',
    },
    isHarm: ({ who, condition }) => who === undefined && isNegative(condition),
    happens({ state, target, figure, at, ...ctx }, { condition, times, duration }, rules) {
      const frames = [];
      for (let n = 1; n < times; n++) frames.push(...rules.inflictCondition(state, target, condition, ctx, figure));
      frames.push(...rules.inflictCondition(state, target, condition, ctx, figure, duration));
      // A curse caused by another curse triggers no further ones.
      return rules.onAbove(at)?.moment === 'curse-given' ? [] : frames;
    },
  },
};

/** Checks whether the name of the condition is clear alone: it is for the target, or for the performing figure. */
function isTerm(who: Selector | undefined, t: Describer): boolean {
  return (who === undefined && t.role === 'target') || isOwn(who, t);
}

/** Checks whether another figure than the player's gains the condition itself. */
function isOwn(who: Selector | undefined, t: Describer): boolean {
  return t.voice === 'figure' && (who === undefined ? t.role === 'self' : who.side === 'self');
}
