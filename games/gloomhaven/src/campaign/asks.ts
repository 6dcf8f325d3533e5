import * as z from 'zod';
import { ITEM_SLOTS } from '../vocabulary.ts';

/** What can be done about an event. */
export const CHOICES = ['a', 'b'] as const;

/** What the party has to settle before anything else: anyone who is there may answer. */
export const Ask = z.discriminatedUnion('ask', [
  /** An event lies on the table: A or B, before anyone sees what comes of it. R 16.3 */
  z.object({ ask: z.literal('event'), event: z.string() }),
  /** One of several: `at` is where the effect stands in the content. */
  z.object({ ask: z.literal('effect'), at: z.string(), of: z.int().min(2) }),
  /** So much gold is to be shared out, or paid together. */
  z.object({ ask: z.literal('share'), gold: z.int().min(1) }),
  z.object({ ask: z.literal('pay'), gold: z.int().min(1) }),
  /** An item goes to one character. */
  z.object({ ask: z.literal('item'), item: z.string() }),
  /** An item of a slot is consumed in the next scenario from the start: of this character, or of anyone of the party (-1). */
  z.object({ ask: z.literal('consume'), slot: z.enum(ITEM_SLOTS), character: z.int().min(-1) }),
  /** One character starts the next scenario with −1 cards. */
  z.object({ ask: z.literal('minus-ones'), count: z.int().min(1) }),
  /** One of these scenarios is unlocked. */
  z.object({ ask: z.literal('location'), scenarios: z.array(z.string()) }),
  /** How a scenario ended that can end in several ways. */
  z.object({ ask: z.literal('ending'), scenario: z.string() }),
]);
export type Ask = z.infer<typeof Ask>;
export type AskOf<Kind extends Ask['ask']> = Extract<Ask, { ask: Kind }>;
