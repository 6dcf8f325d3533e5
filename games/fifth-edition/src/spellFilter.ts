import * as z from 'zod';
import type { SpellRecord } from './content/records.ts';

const name = z.string().min(1);

/** Which spells a feature speaks of. Every field given must fit. */
export const SpellFilter = z.strictObject({
  spells: z.array(name).min(1).optional(),
  cast: z.enum(['cantrip', 'leveled']).optional().describe('Cantrips only, or only what is cast at level 1 or higher'),
  schools: z.array(name).min(1).optional(),
  types: z.array(name).min(1).optional().describe('Kinds of damage'),
});
export type SpellFilter = z.output<typeof SpellFilter>;

/** Whether a spell, cast at some level, is meant; kinds of damage are a matter of each of its rolls. */
export function isMeant(
  { spells, schools, cast }: SpellFilter,
  { id, school }: SpellRecord,
  castLevel: number,
): boolean {
  return (
    spells?.includes(id) !== false &&
    schools?.includes(school) !== false &&
    (cast === undefined || (cast === 'cantrip') === (castLevel === 0))
  );
}
