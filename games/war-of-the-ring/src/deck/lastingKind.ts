import type * as z from 'zod';
import type { StandingEffect } from '../cards/cardRulesTypes.ts';
import type { WordedKind } from './kind.ts';

/**
 * One kind of effect that a card has while it lies on the table. The rules ask for it by name; `standing` returns its
 * regions, Nations and numbers.
 */
export interface LastingKind<Schema extends z.ZodObject> extends WordedKind<Schema> {
  standing?(lasting: z.output<Schema>): Partial<Omit<StandingEffect, 'card'>>;
}

export function lastingKind<Schema extends z.ZodObject>(kind: LastingKind<Schema>): LastingKind<Schema> {
  return kind;
}
