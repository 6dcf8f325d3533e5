import * as z from 'zod';
import { id } from '../records/record.ts';
import { CampaignEffect } from './effect.ts';

/** A one-time event that happens as soon as the campaign meets its condition. R 16.4, 16.11, 16.13, 16.15 */
export const MilestoneRecord = z.strictObject({
  id,
  when: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('reputation-least'), value: z.int().min(-20).max(20) }),
    z.strictObject({ type: z.literal('reputation-most'), value: z.int().min(-20).max(20) }),
    z.strictObject({ type: z.literal('donated'), gold: z.int().min(10).max(1000) }),
    z.strictObject({ type: z.literal('achieved'), achievements: z.array(id).min(1), times: z.int().min(1).default(1) }),
    z.strictObject({ type: z.literal('retirements'), least: z.int().min(1) }),
  ]),
  effects: z.array(CampaignEffect).min(1),
});
export type MilestoneRecord = Readonly<z.infer<typeof MilestoneRecord>>;

/** A sealed envelope that a rule opens. */
export const EnvelopeRecord = z.strictObject({
  id,
  effects: z.array(CampaignEffect).default([]),
  story: z.boolean().default(false).describe('Its content is read at the table: the rules do not know it'),
});
export type EnvelopeRecord = Readonly<z.infer<typeof EnvelopeRecord>>;
