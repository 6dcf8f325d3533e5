import * as z from 'zod';
import { VARIANTS } from './variants.ts';

/** Starting positions. The standard one follows the content of the Nations; further ones are listed here. R 4 */
const SCENARIOS = ['standard'] as const;

/** Installed expansions: none yet. RULINGS 78 */
const EXPANSIONS: readonly string[] = [];

/** Refuses an expansion by its name when it is not installed. */
const Expansion = z
  .string()
  .max(60)
  .superRefine((name, { addIssue }) => {
    if (EXPANSIONS.includes(name)) return;
    const message = `The expansion "${name}" is not installed.`;
    addIssue({ code: 'custom', message, params: { problem: 'not-installed', name } });
  });

/** Options that players agree on before a match; `option` in the texts describes them. */
export const Options = z.object({
  scenario: z.enum(SCENARIOS).optional().describe('The starting position; without one, the standard one'),
  expansions: z.array(Expansion).max(20).optional().describe('Expansions to play with; none is installed yet'),
  variants: z.array(z.enum(VARIANTS)).default([]).describe('Readings of the rules other than the usual ones'),
});
export type Options = z.infer<typeof Options>;
