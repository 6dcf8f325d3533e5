import type { Refusal, Seat } from '@tessera/kernel';
import type { Action, ActionOf } from './action.ts';
import type { Ctx, State } from './state.ts';

/** One kind of action: what could be done, why not, and what comes of it. */
export interface Move<Type extends Action['type']> {
  /** Everything of the kind that could be, whether it may be now or not; `check` decides. */
  candidates(state: State, seat: Seat): readonly ActionOf<Type>[];
  check(state: State, seat: Seat, action: ActionOf<Type>): Refusal | undefined;
  play(state: State, seat: Seat, action: ActionOf<Type>, ctx: Ctx): void;
}

/** The moves of one file: `satisfies Moves<'buy' | 'sell'>`. */
export type Moves<Types extends Action['type']> = { readonly [Type in Types]: Move<Type> };
