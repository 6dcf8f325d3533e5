import * as z from 'zod';

const name = z.string().min(1);

/** Selects the spells that a feature applies to. Every given field must match. */
export const SpellFilter = z.strictObject({
  spells: z.array(name).min(1).optional(),
  cast: z.enum(['cantrip', 'leveled']).optional().describe('Cantrips only, or only spells of level 1 or higher'),
  schools: z.array(name).min(1).optional(),
  types: z.array(name).min(1).optional().describe('Kinds of damage'),
});
export type SpellFilter = z.output<typeof SpellFilter>;

/** Whether a spell cast at a level matches. Damage types are checked per roll. */
export function isMeant(
  { spells, schools, cast }: SpellFilter,
  { id, school }: { readonly id: string; readonly school: string },
  castLevel: number,
): boolean {
  return (
    spells?.includes(id) !== false &&
    schools?.includes(school) !== false &&
    (cast === undefined || (cast === 'cantrip') === (castLevel === 0))
  );
}
