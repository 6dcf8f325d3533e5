import * as z from 'zod';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('mark', { endsWithDeath: z.boolean().default(true) });

/** A token on the target: effects of this card refer to the marked figure and end with it. */
export const mark: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: (_, t) => t.say('modifier.mark', { who: t.subject(undefined, 'acc').who }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // A token on the target: conditions refer to it, and `death.ts` ends it.
  effect: {
    holds: true,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
