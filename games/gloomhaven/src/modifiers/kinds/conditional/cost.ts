import * as z from 'zod';
import { below } from '../../../vocabulary/pointer.ts';
import { ANYWHERE, count, defenceRole, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';
import type { Modifier } from '../../modifier.ts';
import { bonusModifiers } from '../../nested.ts';
import { Selector } from '../../selector.ts';

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

const schema = modifierSchema('cost', { price: Price, may: z.boolean().default(true), bonus: bonusModifiers });

/** Pays a price for the bonus; offered before an ability, or part of an effect. */
export const cost: ModifierKind<typeof schema> = {
  schema,
  on: ANYWHERE,
  describe: ({ price, may, bonus }, t) =>
    t('modifier.cost.bonus', {
      may,
      price: t(`modifier.cost.${price.type}`, {
        may,
        ...('value' in price && { value: price.value, upTo: price.upTo }),
        ...('cards' in price && { cards: price.cards }),
        ...('half' in price && { half: price.half }),
        ...('who' in price && {
          who: t.who(price.who, { case: 'dat' }),
          whoAcc: t.who(price.who, { case: 'acc' }),
          condition: t(`condition.${price.condition}`),
          damage: price.damageInstead,
        }),
      }),
      bonus: t.effects(bonus).effects,
      begun: t.effects(bonus).begun,
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  inside: ({ bonus }) => [{ path: ['bonus'], modifiers: bonus }],
  aspects: {
    payment: (modifier) => modifier,
    place: () => ({ does: 'clear-obstacle', within: 'beside' }),
  },
  effect: {
    offered: true,
    role: defenceRole,
    isAvailable: ({ price }, table, figure, rules) => figure >= 0 && rules.canPay(table, figure, price),
    happens(acting, { price, bonus }, rules) {
      const paid = rules.payFrames(acting, price);
      return paid === undefined ? undefined : [...paid, ...rules.effects(acting, below(acting.at, 'bonus'), bonus)];
    },
  },
};
