import type * as z from 'zod';
import type { State } from '../state.ts';
import type { WordedKind } from './kind.ts';

/** One kind of condition of a combat card: what holds in the running battle for the side whose card it is. */
export interface SituationKind<Schema extends z.ZodObject> extends WordedKind<Schema> {
  holds(state: State, situation: z.output<Schema>, side: number): boolean;
}

/** Declares a kind of situation. */
export function situationKind<Schema extends z.ZodObject>(kind: SituationKind<Schema>): SituationKind<Schema> {
  return kind;
}
