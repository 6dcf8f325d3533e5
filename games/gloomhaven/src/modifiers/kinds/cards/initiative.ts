import * as z from 'zod';
import { isHero } from '../../../state/figures.ts';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('initiative', {
  change: z.int().min(1).max(99).optional().describe('Up or down by so much'),
  forFocus: z.int().min(1).max(99).optional(),
});

/** Changes the leading initiative up or down, or the value that enemies use to choose their focus. */
export const initiative: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ change, forFocus }, t) =>
    t('modifier.initiative', { moved: change !== undefined, change: change ?? 0, focus: forFocus ?? 0 }),
  problem: ({ change, forFocus }) =>
    (change === undefined) === (forFocus === undefined)
      ? 'it changes, or counts as something: one of both.'
      : undefined,
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    holds: true,
    role: plainRole,
    happens(acting, modifier, rules) {
      const { state, target } = acting;
      if (modifier.change === undefined) return rules.addLastingEffect(acting, modifier);
      return isHero(state, target) ? [{ at: 'initiative', seat: target, change: modifier.change }] : undefined;
    },
  },
};
