import * as z from 'zod';

/** Why something was not done: a code to look up, and what fills the gaps of its sentence. */
export const RefusalInfo = z.object({
  code: z.string(),
  params: z.record(z.string(), z.json()),
});
export type RefusalInfo = z.infer<typeof RefusalInfo>;

/** The answer to anything a client asks: done, with what it asked for, or refused. */
export function answer<T extends z.ZodRawShape>(shape: T) {
  return z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), ...shape }),
    z.object({ ok: z.literal(false), refusal: RefusalInfo }),
  ]);
}
