import * as z from 'zod';

/** Text without effect, in the author's language. No card of the base game needs it. */
export const TextAction = z.strictObject({
  type: z.literal('text'),
  title: z.string().min(1).max(100).optional(),
  description: z.string().min(1).max(500),
  quote: z.string().min(1).max(300).optional(),
});
export type TextAction = z.infer<typeof TextAction>;
