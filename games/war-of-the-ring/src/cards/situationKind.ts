import type * as z from 'zod';
import type { WordedKind } from './kind.ts';

/** One kind of condition of a combat card. */
export interface SituationKind<Schema extends z.ZodObject> extends WordedKind<Schema> {}

/** Declares a kind of situation. */
export function situationKind<Schema extends z.ZodObject>(kind: SituationKind<Schema>): SituationKind<Schema> {
  return kind;
}
