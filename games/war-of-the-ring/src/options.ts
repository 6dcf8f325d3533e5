import * as z from 'zod';
import { VARIANTS } from './variants.ts';

/** Starting positions. The standard one is what the content of the Nations says; a further one would be named here. R 4 */
const SCENARIOS = ['standard'] as const;

/** What a table agrees on before a match; in words it is under `option` in the texts. */
export const Options = z.object({
  scenario: z.enum(SCENARIOS).optional().describe('The starting position; without one, the standard one'),
  variants: z.array(z.enum(VARIANTS)).default([]).describe('Readings of the rules other than the usual ones'),
});
export type Options = z.infer<typeof Options>;
