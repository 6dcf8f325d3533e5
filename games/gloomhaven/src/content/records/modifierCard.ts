import * as z from 'zod';
import { modifier } from '../../modifiers/modifier.ts';
import { id } from './record.ts';

/** A kind of attack modifier card. R 7.4 */
export const ModifierCardRecord = z.strictObject({
  id,
  value: z.union([z.int().min(-2).max(4), z.literal('double'), z.literal('null')]),
  rolling: z.boolean().default(false),
  reshuffle: z.boolean().default(false).describe('Drawn, the deck is shuffled at the end of the round. R 3.8'),
  leaves: z.boolean().default(false).describe('Drawn, it leaves the deck: bless and curse. R 8.8'),
  effects: z.array(modifier).max(3).default([]),
});
export type ModifierCardRecord = Readonly<z.infer<typeof ModifierCardRecord>>;

/** A number of cards of one kind. */
export const cardCount = z.strictObject({ card: id, count: z.int().min(1).max(20) });

/** A starting deck, and the supply of bless and curse cards. */
export const ModifierDeckRecord = z.strictObject({
  id,
  cards: z.array(cardCount).min(1),
  supply: z
    .array(z.strictObject({ card: id, count: z.int().min(1).max(20), of: z.enum(['characters', 'monsters', 'all']) }))
    .default([]),
});
export type ModifierDeckRecord = Readonly<z.infer<typeof ModifierDeckRecord>>;
