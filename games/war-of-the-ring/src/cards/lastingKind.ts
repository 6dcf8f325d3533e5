import type * as z from 'zod';
import type { StandingEffect } from '../effect.ts';
import type { WordedKind } from './kind.ts';

/**
 * One kind of thing that a card does while it lies on the table. The rules ask for it by name at their moments; what it speaks of
 * is `standing`.
 */
export interface LastingKind<Schema extends z.ZodObject> extends WordedKind<Schema> {
  standing?(lasting: z.output<Schema>): Partial<Omit<StandingEffect, 'card'>>;
}

/** Declares a kind of lasting effect. */
export function lastingKind<Schema extends z.ZodObject>(kind: LastingKind<Schema>): LastingKind<Schema> {
  return kind;
}
