import * as z from 'zod';
import { CONDITIONS, ITEM_SLOTS } from '../../vocabulary/vocabulary.ts';
import { id } from '../records/record.ts';
import { needs } from './need.ts';

const amount = z.int().min(-100).max(100).describe('Less than nothing is a loss, limited by what there is. R 16.3');
const who = z.enum(['each', 'party']).describe('Each character, or the party together');

function effectKind<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape, if: needs.optional() });
}

const simple = [
  effectKind('gold', { amount, who, only: z.literal('enhancements').optional().describe('Spent on these at once') }),
  effectKind('xp', { amount }),
  effectKind('checkmarks', { amount }),
  effectKind('reputation', { amount }),
  effectKind('prosperity', { amount }),

  effectKind('start-condition', { conditions: z.array(z.enum(CONDITIONS)).min(1) }),
  effectKind('start-damage', { amount: z.int().min(1).max(20) }),
  effectKind('start-discard', { cards: z.int().min(1).max(9) }),
  effectKind('start-minus-one', { cards: z.int().min(1).max(9) }).describe(
    '−1 cards for one character of their choice',
  ),
  effectKind('start-consumed', { slot: z.enum(ITEM_SLOTS), who }).describe('One such item is consumed already'),

  effectKind('item', {
    item: id,
    copies: z.int().min(1).max(4).default(1),
    quest: id.optional().describe('The owner of this quest gets it and cannot sell it'),
  }),
  effectKind('design', { item: id }),
  effectKind('random-design', {}),
  effectKind('unlock-scenario', { scenario: id }),
  effectKind('choose-scenario', { scenarios: z.array(id).min(2) }),
  effectKind('random-scenario', {}),
  effectKind('add-event', { event: id }),
  effectKind('achievement', { achievement: id }),
  effectKind('lose-achievement', { achievement: id }),
  effectKind('unlock-class', { class: id }),
  effectKind('open', { envelope: id }),
  effectKind('finish-quest', { quest: id }),
  effectKind('retire', { quest: id }).describe('The owner of this quest, at once and without the events of the class'),
] as const;

const simpleEffect = z.discriminatedUnion('type', simple);

const AnyEffect = z.discriminatedUnion('type', [
  ...simple,
  effectKind('choose', { options: z.array(z.array(simpleEffect).min(1)).min(2) }).describe('The party picks one'),
  effectKind('follow', { choice: z.enum(['a', 'b']) }).describe('Includes the outcome of the other choice'),
]);
export type CampaignEffect = Readonly<z.infer<typeof AnyEffect>>;
export type CampaignEffectType = CampaignEffect['type'];

/** An effect of an event, a reward or a milestone on the campaign. Starting effects apply to the next scenario. */
export const CampaignEffect: z.ZodType<CampaignEffect> = AnyEffect;
