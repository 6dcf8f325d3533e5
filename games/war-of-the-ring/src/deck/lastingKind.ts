import type * as z from 'zod';
import type { Moment } from '../state/vocabulary.ts';
import type { WordedKind } from './kind.ts';

/** Standing effect of a card on the table, as the rules read it; each kind defines its fields. */
export interface StandingEffect {
  readonly card: number;
  /** Regions, Nations or numbers that the effect refers to. */
  readonly regions: readonly number[];
  readonly nation: number;
  readonly amount: number;
}

/**
 * One kind of effect that a card has while it lies on the table. The rules ask for it by name; `standing` returns its
 * regions, Nations and numbers.
 */
export interface LastingKind<Schema extends z.ZodObject> extends WordedKind<Schema> {
  /** Moment at which the rules apply it. */
  readonly moment: Moment;
  standing?(lasting: z.output<Schema>): Partial<Omit<StandingEffect, 'card'>>;
}

export function lastingKind<Schema extends z.ZodObject>(kind: LastingKind<Schema>): LastingKind<Schema> {
  return kind;
}
