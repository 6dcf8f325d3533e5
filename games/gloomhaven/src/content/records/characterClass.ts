import * as z from 'zod';
import { companion } from '../../modifiers/actions/summon.ts';
import { cardCount } from './modifierCard.ts';
import { id, name } from './record.ts';

/**
 * A perk: its changes to the modifier deck, or the effects that the character ignores. `times` is how often it can be
 * taken.
 */
const perk = z.strictObject({
  times: z.int().min(1).max(4),
  remove: z.array(cardCount).default([]),
  add: z.array(cardCount).default([]),
  ignores: z.array(z.enum(['item-effects', 'scenario-effects'])).default([]),
});

/** A class of characters. Its cards name it. The id of a locked class is the symbol on its box. R 16.6, 16.7 */
export const ClassRecord = z.strictObject({
  id,
  name,
  people: name,
  handSize: z.int().min(5).max(15),
  hitPoints: z.array(z.int().min(1).max(50)).length(9).describe('By level, from 1 to 9'),
  companion: companion.optional().describe('A summon that is present from the start of every scenario'),
  perks: z.array(perk).min(1),
  retireEvent: z
    .int()
    .min(1)
    .max(99)
    .describe('Number of the cards added to both decks at the first retirement. R 16.9'),
  unlockEvent: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .describe(
      'Number of the cards added to both decks when its box is opened; classes without one are there from the start. R 16.9',
    ),
});
export type ClassRecord = Readonly<z.infer<typeof ClassRecord>>;
