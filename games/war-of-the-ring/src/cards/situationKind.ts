import type * as z from 'zod';
import type { WordedKind } from '../deck/kind.ts';
import type { State } from '../state/state.ts';

/** One kind of condition of a combat card, tested in the running battle for the side of its owner. */
export interface SituationKind<Schema extends z.ZodObject> extends WordedKind<Schema> {
  holds(state: State, situation: z.output<Schema>, side: number): boolean;
}

export function situationKind<Schema extends z.ZodObject>(kind: SituationKind<Schema>): SituationKind<Schema> {
  return kind;
}
