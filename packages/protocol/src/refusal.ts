import * as z from 'zod';

/** The reason why a request was refused: a code to look up and the parameters of its text. */
export const RefusalInfo = z.object({
  code: z.string(),
  params: z.record(z.string(), z.json()),
});
export type RefusalInfo = z.infer<typeof RefusalInfo>;

/** Builds the schema of an answer: success with the requested data, or a refusal. */
export function answer<T extends z.ZodRawShape>(shape: T) {
  return z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), ...shape }),
    z.object({ ok: z.literal(false), refusal: RefusalInfo }),
  ]);
}
