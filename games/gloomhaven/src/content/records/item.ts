import * as z from 'zod';
import { instructions } from '../../modifiers/action.ts';
import { ITEM_SLOTS } from '../../vocabulary/vocabulary.ts';
import { id, name } from './record.ts';

/** An item. Its effects are tied to moments (`on`); "turn" is any free point of the owner's turn. R 12 */
export const ItemRecord = z.strictObject({
  id,
  number: z.int().min(1).max(200),
  name,
  slot: z.enum(ITEM_SLOTS),
  price: z.int().min(0).max(200),
  copies: z.int().min(1).max(9),
  source: z.union([z.strictObject({ prosperity: z.int().min(1).max(9) }), z.enum(['random-design', 'reward'])]),
  use: z.enum(['spent', 'consumed', 'free', 'passive']).describe('What becomes of it; passive needs no use'),
  slots: z.int().min(1).max(6).optional().describe('Use slots: each time it applies one is used. R 12.3'),
  minusOne: z.int().min(1).max(6).optional().describe('−1 cards for the deck of the character that equips it. R 12.5'),
  whileStunned: z.boolean().default(false),
  does: instructions,
});
export type ItemRecord = Readonly<z.infer<typeof ItemRecord>>;
