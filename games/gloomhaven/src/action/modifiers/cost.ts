import * as z from 'zod';
import { ANYWHERE, count, modifierKind, modifierSchema } from '../kind.ts';
import type { Modifier } from '../modifier.ts';
import { bonusModifiers } from '../nested.ts';
import { Selector } from '../selector.ts';

const Price = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('damage'), value: count, upTo: z.boolean().default(false) }),
  z.strictObject({ type: z.literal('destroy-obstacle') }),
  z.strictObject({ type: z.literal('discard-card'), cards: count }),
  z.strictObject({ type: z.literal('forgo'), half: z.enum(['top', 'bottom']) }),
  z.strictObject({
    type: z.literal('condition'),
    condition: z.enum(['poison', 'curse', 'wound', 'muddle']),
    who: Selector,
    damageInstead: z.int().min(0).max(9).default(0).describe('Where they have it already'),
  }),
]);
type Price = z.infer<typeof Price>;

/** A price other than an element for a bonus; `@damagePaid` is the damage suffered. */
export interface Cost {
  readonly type: 'cost';
  readonly price: Price;
  readonly may: boolean;
  readonly bonus: readonly Modifier[];
}

export const cost = modifierKind({
  schema: modifierSchema('cost', { price: Price, may: z.boolean().default(true), bonus: bonusModifiers }),
  on: ANYWHERE,
  describe: ({ price, may, bonus }, tell) =>
    tell.say('modifier.cost.bonus', {
      may,
      price: tell.say(`modifier.cost.${price.type}`, {
        ...('value' in price && { value: price.value, upTo: price.upTo }),
        ...('cards' in price && { cards: price.cards }),
        ...('half' in price && { half: price.half }),
        ...('who' in price && {
          who: tell.who(price.who),
          condition: tell.say(`condition.${price.condition}`),
          damage: price.damageInstead,
        }),
      }),
      bonus: tell.modifiers(bonus),
    }),
});
