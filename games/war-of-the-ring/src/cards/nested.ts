import * as z from 'zod';
import type { Condition } from './condition.ts';
import type { Effect } from './effect.ts';

let known: { readonly effect: z.ZodType<Effect>; readonly condition: z.ZodType<Condition> } | undefined;

/** Effects hold effects: the schema of all of them is handed in once it is there. */
export function wire(schemas: NonNullable<typeof known>): void {
  known = schemas;
}

/** Effects inside an effect. */
export const innerEffects: z.ZodType<readonly Effect[]> = z
  .array(z.lazy(() => known!.effect))
  .min(1)
  .max(6);

/** Conditions inside an effect. */
export const innerConditions: z.ZodType<readonly Condition[]> = z
  .array(z.lazy(() => known!.condition))
  .min(1)
  .max(4);
