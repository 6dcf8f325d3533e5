import type { Refusal, Seat } from '@tessera/kernel';
import type { Action, ActionOf } from './action.ts';
import type { Ctx, State } from './state.ts';

/** One kind of action: its candidates, its check and its effect. */
export interface Move<Type extends Action['type']> {
  /** Returns all candidates of the kind, legal or not; `check` decides. */
  candidates(state: State, seat: Seat): readonly ActionOf<Type>[];
  check(state: State, seat: Seat, action: ActionOf<Type>): Refusal | undefined;
  play(state: State, seat: Seat, action: ActionOf<Type>, ctx: Ctx): void;
}

/** The moves of one file: `satisfies Moves<'buy' | 'sell'>`. */
export type Moves<Types extends Action['type']> = { readonly [Type in Types]: Move<Type> };
