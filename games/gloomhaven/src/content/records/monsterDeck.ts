import * as z from 'zod';
import { action } from '../../modifiers/action.ts';
import { modifier } from '../../modifiers/modifier.ts';
import { id } from './record.ts';

const card = z.strictObject({
  id,
  initiative: z.int().min(1).max(99),
  shuffle: z.boolean().default(false),
  actions: z.array(action).min(1).max(6),
  modifiers: z.array(modifier).max(4).default([]),
});

/** The ability deck of a kind of monster. R 3.4 */
export const MonsterDeckRecord = z.strictObject({ id, cards: z.array(card).length(8) });
export type MonsterDeckRecord = Readonly<z.infer<typeof MonsterDeckRecord>>;
