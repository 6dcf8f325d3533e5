import * as z from 'zod';
import { VARIANTS } from './variants.ts';

/** What a table agrees on before a match; in words it is under `option` in the texts. */
export const Options = z.object({
  variants: z.array(z.enum(VARIANTS)).default([]).describe('Readings of the rules other than the usual ones'),
});
export type Options = z.infer<typeof Options>;
