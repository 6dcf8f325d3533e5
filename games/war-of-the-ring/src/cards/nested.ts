import * as z from 'zod';
import * as conditions from '../deck/condition.ts';
import * as effects from './effect.ts';

// Effects contain effects: the combined schema is looked up when one is read.

/** Effects inside an effect. */
export const innerEffects: z.ZodType<readonly effects.Effect[]> = z
  .array(z.lazy(() => effects.effect))
  .min(1)
  .max(6);

/** Conditions inside an effect. */
export const innerConditions: z.ZodType<readonly conditions.Condition[]> = z
  .array(z.lazy(() => conditions.condition))
  .min(1)
  .max(4);
