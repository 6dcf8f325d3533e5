import type { State } from '../state/state.ts';
import { effectKindOf } from './effect.ts';
import type { Attempt } from './effectKind.ts';
import { programOf } from './program.ts';

/** Returns whether a step of a card would change anything now. */
export function canDo(state: State, attempt: Attempt): boolean {
  const { effect } = programOf(attempt.card)[attempt.step]!;
  return effectKindOf(effect).can(state, effect, attempt);
}
