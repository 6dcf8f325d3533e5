import * as z from 'zod';
import { forNamed, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('forbid', {
  what: z.enum(['fly', 'invisible', 'attack', 'losing-for-damage', 'items']),
  lasts: z.enum(['card', 'scenario']).default('card').describe('As long as the card is active, or for good'),
  who: Selector.optional(),
});

/** The subject of a prohibition on the card itself. */
const THIS_CARD = { who: '', number: 'you' };

/** Prohibits something to the targets; with `who`, to every matching figure, including later ones. */
export const forbid: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'special', 'half'],
  describe: ({ what, who }, t) =>
    t(`modifier.forbid.${what}`, {
      ...(what === 'losing-for-damage' && who === undefined ? THIS_CARD : t.subject(who)),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { prohibition: ({ what }) => what },
  // Each prohibition is checked where it matters; a figure that can no longer fly lands immediately. R 5.6.
  // `damage.ts` reads prohibitions of the card itself from the card.
  effect: {
    holds: true,
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forNamed,
      inDefence: 'never',
      onFallen: 'skipped',
    },
    lasts: ({ lasts }) => (lasts === 'scenario' ? 'scenario' : undefined),
    appliesTo: ({ who }) => who,
    happens(acting, modifier, rules) {
      if (modifier.what === 'losing-for-damage') return undefined;
      const { state, target, figure } = acting;
      const flew = modifier.what === 'fly' && target >= 0 && rules.isFlying(state, target);
      rules.addLastingEffect(acting, modifier);
      return flew ? rules.landingFrames(state, target, figure) : undefined;
    },
  },
};
