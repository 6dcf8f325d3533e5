import type * as z from 'zod';
import type { WordedKind } from './kind.ts';

/** One kind of effect of an event card. */
export interface EffectKind<Schema extends z.ZodObject> extends WordedKind<Schema> {}

/** Declares a kind of effect. */
export function effectKind<Schema extends z.ZodObject>(kind: EffectKind<Schema>): EffectKind<Schema> {
  return kind;
}
