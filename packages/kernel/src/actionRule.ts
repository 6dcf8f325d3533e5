import type { Ctx } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './state/visibility.ts';

/**
 * Rule of one kind of action: the actions worth offering, the reason against one, and its effect. A game names its own
 * types once: `type Rule<Type> = ActionRule<ActionOf<Type>, State>`.
 */
export interface ActionRule<Action, State, Context = Ctx, Actor = Seat, Result = void, View = State> {
  /** Returns the actions of this kind worth offering. The caller leaves out those that `refuse` rejects. */
  options(state: View, actor: Actor): readonly Action[];
  /** Returns the reason why this action is not allowed now, if any. */
  refuse(state: View, actor: Actor, action: Action): Refusal | undefined;
  /** Applies the action, which `refuse` has accepted. */
  play(state: State, actor: Actor, action: Action, ctx: Context): Result;
}
