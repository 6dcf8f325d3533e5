import * as z from 'zod';

/** Words that the rules do nothing with, in the author's own language. No card of the base game needs it. */
export const TextAction = z.strictObject({
  type: z.literal('text'),
  title: z.string().min(1).max(100).optional(),
  description: z.string().min(1).max(500),
  quote: z.string().min(1).max(300).optional(),
});
export type TextAction = z.infer<typeof TextAction>;
