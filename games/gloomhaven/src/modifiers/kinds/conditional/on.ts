import * as z from 'zod';
import { type Predicate, predicates } from '../../../vocabulary/predicates.ts';
import { MOMENTS, type Moment } from '../../../vocabulary/vocabulary.ts';
import { triggerText } from '../../describeTrigger.ts';
import {
  ANYWHERE,
  forNamed,
  type ModifierKind,
  type ModifierPlace,
  modifierSchema,
  noEnhancement,
  noOwnTargets,
} from '../../kind.ts';
import type { Modifier } from '../../modifier.ts';
import { bonusModifiers } from '../../nested.ts';
import { Selector } from '../../selector.ts';

/**
 * An effect at a moment of the owner or of the named figures, while the card is active. `fixed`: whether the figures
 * and formulas are fixed when the card is played or evaluated at the moment. `by`: whether the owner of the card or
 * each named figure performs the effect.
 */
export interface On {
  readonly type: 'on';
  readonly moment: Moment;
  readonly who?: Selector | undefined;
  readonly fixed: 'when-played' | 'at-the-moment';
  readonly if?: Predicate | undefined;
  readonly lasts: 'card' | 'turn' | 'round';
  readonly may: boolean;
  readonly by?: 'owner' | 'them' | undefined;
  readonly limit: 'none' | 'next' | 'turn' | 'half' | 'action';
  readonly effects: readonly Modifier[];
}

const schema = modifierSchema('on', {
  moment: z.enum(MOMENTS),
  who: Selector.optional(),
  fixed: z.enum(['when-played', 'at-the-moment']).default('at-the-moment'),
  if: predicates.schema.optional(),
  lasts: z.enum(['card', 'turn', 'round']).default('card').describe('As long as the card is active, or shorter'),
  may: z.boolean().default(false).describe('Only if the acting player wants it'),
  by: z.enum(['owner', 'them']).optional().describe('Who does it: the owner of the card, or those named'),
  limit: z
    .enum(['none', 'next', 'turn', 'half', 'action'])
    .default('none')
    .describe('Once in all, each turn, each half of a card, each ability'),
  effects: bonusModifiers,
});

/** The action type whose modifiers an effect at a moment may have; otherwise those of a special action. */
const PLACE_AT: Readonly<Partial<Record<Moment, ModifierPlace>>> = {
  attack: 'attack',
  'attack-action': 'attack',
  'move-action': 'move',
  'heal-action': 'heal',
  'loot-action': 'loot',
};

/** Lasts while the card is active: `moments.ts` triggers it. */
export const on: ModifierKind<typeof schema> = {
  schema,
  on: ANYWHERE,
  describe: triggerText,
  order: 'chosen',
  enhance: noEnhancement,
  worth: () => 1.5,
  inside: ({ moment, effects }) => [{ path: ['effects'], modifiers: effects, place: PLACE_AT[moment] ?? 'special' }],
  aspects: { trigger: (modifier) => modifier },
  effect: {
    holds: true,
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forNamed,
      inDefence: 'never',
      onFallen: 'applied',
    },
    lasts: ({ lasts }) => (lasts === 'card' ? undefined : lasts),
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
    once: () => true,
  },
};
