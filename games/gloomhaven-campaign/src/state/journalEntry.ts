import * as z from 'zod';
import { CHOICES } from './pendingChoices.ts';

const at = { /** Scenarios played before. */ after: z.int().min(0) };

/** An outcome of an event: its choice and its position from the top, as in the texts (`a1`). */
export const Outcome = z.string().regex(/^[ab][1-9]$/);

/** An entry of the campaign's journal, in chronological order. */
export const JournalEntry = z.discriminatedUnion('what', [
  z.object({ what: z.literal('created'), ...at, character: z.int().min(0), class: z.string(), level: z.int() }),
  z.object({
    what: z.literal('event'),
    ...at,
    event: z.string(),
    choice: z.enum(CHOICES),
    outcomes: z.array(Outcome),
    /** The number of votes for each choice, if the party voted. */
    votes: z.object({ a: z.int().min(0), b: z.int().min(0) }).optional(),
  }),
  z.object({
    what: z.literal('scenario'),
    ...at,
    scenario: z.string(),
    casual: z.boolean(),
    won: z.boolean(),
    rounds: z.int().min(0),
    heroes: z.array(
      z.object({
        character: z.int().min(0),
        xp: z.int(),
        gold: z.int(),
        checks: z.int(),
        treasures: z.array(z.string()),
        kills: z.int(),
        exhausted: z.boolean(),
      }),
    ),
  }),
  z.object({ what: z.literal('level'), ...at, character: z.int().min(0), level: z.int() }),
  z.object({ what: z.literal('retired'), ...at, character: z.int().min(0), class: z.string(), quest: z.string() }),
  z.object({ what: z.literal('died'), ...at, character: z.int().min(0), class: z.string() }),
  z.object({ what: z.literal('class'), ...at, class: z.string() }),
  z.object({ what: z.literal('envelope'), ...at, envelope: z.string() }),
  z.object({ what: z.literal('prosperity'), ...at, level: z.int() }),
  z.object({ what: z.literal('achievement'), ...at, achievement: z.string(), scope: z.enum(['global', 'party']) }),
]);

export type JournalEntry = z.infer<typeof JournalEntry>;
