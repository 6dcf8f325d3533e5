import * as z from 'zod';
import { action } from '../../modifiers/action.ts';
import { modifier } from '../../modifiers/modifier.ts';
import { Amount } from '../../vocabulary/facts.ts';
import { CONDITIONS } from '../../vocabulary/vocabulary.ts';
import { id, name } from './record.ts';

/**
 * One row of a statistics card. The monster does not perform an ability without a value here; without a range it
 * attacks in melee. R 13.1
 */
const stats = z.strictObject({
  hitPoints: Amount,
  move: Amount.optional(),
  attack: Amount.optional(),
  range: z.int().min(1).max(20).optional(),
  modifiers: z.array(modifier).max(8).default([]).describe('Traits; those on attacks apply to all attacks'),
});

const levels = z.array(stats).length(8);

/** A kind of monster with its statistics for scenario levels 0 to 7. */
export const MonsterRecord = z.strictObject({
  id,
  name,
  rank: z.enum(['ordinary', 'boss', 'named']).describe('Named monsters use an ordinary deck. R 13.12'),
  variantOf: id.optional().describe('The monster whose scenario variant this is'),
  standees: z.int().min(1).max(10),
  sharesStandeesOf: id.optional(),
  deck: id,
  flying: z.boolean().default(false),
  immunities: z.array(z.enum([...CONDITIONS, 'push', 'pull'])).default([]),
  counts: z.array(id).default([]).describe('Monsters and things whose number on the map is @counted'),
  specials: z.array(z.array(action).min(1)).max(2).default([]).describe('What special 1 and 2 of the boss deck do'),
  levels: z.union([z.strictObject({ normal: levels, elite: levels }), z.strictObject({ boss: levels })]),
});
export type MonsterRecord = Readonly<z.infer<typeof MonsterRecord>>;
