import { ITEM_SLOTS } from '@tessera/gloomhaven/shared';
import * as z from 'zod';

/** The two choices of an event. */
export const CHOICES = ['a', 'b'] as const;

const Vote = z.object({ seat: z.int().min(0).max(4), choice: z.enum(CHOICES) });

/** A question that the party must answer before anything else. Any present player may answer. */
export const Ask = z.discriminatedUnion('ask', [
  /** An event is drawn: A or B, before the outcome is shown. R 16.3 */
  z.object({
    ask: z.literal('event'),
    event: z.string(),
    /** Votes in the order in which they were cast; absent until the first one. */
    votes: z.array(Vote).optional(),
    /** The first vote was a tie. */
    again: z.literal(true).optional(),
  }),
  /** One of several effects: `at` is the pointer to the effect in the content. */
  z.object({ ask: z.literal('effect'), at: z.string(), of: z.int().min(2) }),
  /** Gold to distribute, or to pay together. */
  z.object({ ask: z.literal('share'), gold: z.int().min(1) }),
  z.object({ ask: z.literal('pay'), gold: z.int().min(1) }),
  /** An item goes to one character. */
  z.object({ ask: z.literal('item'), item: z.string() }),
  /** An item of a slot starts the next scenario consumed: of this character, or of any in the party (-1). */
  z.object({ ask: z.literal('consume'), slot: z.enum(ITEM_SLOTS), character: z.int().min(-1) }),
  /** One character starts the next scenario with −1 cards. */
  z.object({ ask: z.literal('minus-ones'), count: z.int().min(1) }),
  /** One of these scenarios is unlocked. */
  z.object({ ask: z.literal('location'), scenarios: z.array(z.string()) }),
  /** The ending of a scenario that has several. */
  z.object({ ask: z.literal('ending'), scenario: z.string() }),
]);
export type Ask = z.infer<typeof Ask>;
export type AskOf<Kind extends Ask['ask']> = Extract<Ask, { ask: Kind }>;
