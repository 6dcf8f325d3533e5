import * as z from 'zod';
import { id } from '../records/record.ts';
import { CampaignEffect } from './effect.ts';
import { needs } from './need.ts';

const EVENT_DECKS = ['city', 'road'] as const;

const outcome = z.strictObject({
  if: z
    .union([needs, z.literal('otherwise')])
    .optional()
    .describe('"otherwise": none above happened'),
  effects: z.array(CampaignEffect).default([]),
  card: z.enum(['remove', 'return']).describe('Out of the game, or under the deck'),
});

/** Outcomes from top to bottom: every one whose needs hold applies. R 16.3 */
const choice = z.strictObject({ outcomes: z.array(outcome).min(1).max(4) });

/** A city or road event. Its story is in the texts, by its id. R 16.3 */
export const EventRecord = z.strictObject({
  id,
  deck: z.enum(EVENT_DECKS),
  number: z.int().min(1).max(99),
  a: choice,
  b: choice,
  unplaced: z.boolean().default(false).describe('No rule is known that puts it into its deck'),
});
export type EventRecord = Readonly<z.infer<typeof EventRecord>>;
export type EventOutcome = EventRecord['a']['outcomes'][number];
