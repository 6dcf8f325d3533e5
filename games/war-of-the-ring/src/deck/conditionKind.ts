import type * as z from 'zod';
import type { State } from '../state/state.ts';
import type { WordedKind } from './kind.ts';

export interface ConditionKind<Schema extends z.ZodObject> extends WordedKind<Schema> {
  holds(state: State, condition: z.output<Schema>): boolean;
}

/** Declares a kind of condition. */
export function conditionKind<Schema extends z.ZodObject>(kind: ConditionKind<Schema>): ConditionKind<Schema> {
  return kind;
}
