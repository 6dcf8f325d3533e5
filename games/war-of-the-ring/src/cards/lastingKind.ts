import type * as z from 'zod';
import type { WordedKind } from './kind.ts';

/** One kind of thing that a card does while it lies on the table. */
export interface LastingKind<Schema extends z.ZodObject> extends WordedKind<Schema> {}

/** Declares a kind of lasting effect. */
export function lastingKind<Schema extends z.ZodObject>(kind: LastingKind<Schema>): LastingKind<Schema> {
  return kind;
}
