import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Redirects an attack or its damage to another figure. */
export const redirect = modifierKind({
  schema: modifierSchema('redirect', {
    what: z.enum(['attack', 'damage']),
    to: z.enum(['you', 'its-ally']),
    less: z.int().min(0).max(9).default(0).describe('So much less damage on the way'),
  }),
  on: ['special'],
  describe: ({ what, to, less }, tell) => tell.say('modifier.redirect', { what, to, less }),
});
