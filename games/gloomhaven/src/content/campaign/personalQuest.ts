import * as z from 'zod';
import { ITEM_SLOTS } from '../../vocabulary/vocabulary.ts';
import { id, name } from '../records/record.ts';
import { CampaignEffect } from './effect.ts';
import { REGIONS } from './location.ts';

const least = z.int().min(1).max(999);

function stepKind<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({
    type: z.literal(type),
    ...shape,
    least,
    opens: id.optional().describe('The scenario that is unlocked when the step is done'),
  });
}

const AnyStep = z.discriminatedUnion('type', [
  stepKind('kills', {
    monsters: z.array(id).min(1).optional().describe('Any kind without'),
    rank: z.literal('elite').optional(),
    kinds: z.boolean().default(false).describe('Every kind of monster counts once'),
    item: id.optional().describe('With this item'),
  }),
  stepKind('scenarios', {
    among: z
      .discriminatedUnion('type', [
        z.strictObject({ type: z.literal('region'), region: z.enum(REGIONS) }),
        z.strictObject({ type: z.literal('crypt') }),
        z.strictObject({ type: z.literal('boss') }),
        z.strictObject({ type: z.literal('side'), above: z.int().min(1).max(200) }),
        z.strictObject({ type: z.literal('listed'), scenarios: z.array(id).min(1) }),
      ])
      .optional()
      .describe('Any without'),
  }),
  stepKind('items-owned', { slots: z.array(z.enum(ITEM_SLOTS)).min(1) }),
  stepKind('item-owned', { item: id }),
  stepKind('gold-held', {}),
  stepKind('gold-donated', {}),
  stepKind('exhaustions', { who: z.enum(['self', 'party']) }),
  stepKind('checkmarks', {}),
  stepKind('enhancements', {}),
  stepKind('retirements', {}).describe('Of other characters'),
]);

/** A requirement of a quest, counted from the day the quest is taken. */
export type QuestStep = Readonly<z.infer<typeof AnyStep>>;
const QuestStep: z.ZodType<QuestStep> = AnyStep;

/** A personal quest. Its owner retires when all steps are done. R 16.9 */
export const PersonalQuestRecord = z.strictObject({
  id,
  number: z.int().min(1).max(999),
  name,
  steps: z.array(QuestStep).min(1),
  inOrder: z.boolean().default(false).describe('A step counts only when those before it are done'),
  reward: z.array(CampaignEffect).min(1),
});
export type PersonalQuestRecord = Readonly<z.infer<typeof PersonalQuestRecord>>;
