import { fastChance, type Game, type Message, type Refusal, type Seat } from '@tessera/kernel';
import { positionAfter } from '../comparison/positionAfter.ts';
import { DEAL } from '../live/legal.ts';

/** A step of a plan, with the view in which it is chosen. */
export interface PlanStep<View, Action> {
  readonly action: Action;
  readonly before: View;
}

/** Actions of a seat, laid out one after the other without changing the match. */
export interface LaidOutPlan<View, Action> {
  /** The steps that the rules allow now. */
  readonly steps: readonly PlanStep<View, Action>[];
  /** The position after the steps that are certain. */
  readonly view: View;
  /** The question that the next step would answer; undefined when others decide, or behind an open step. */
  readonly question:
    | { readonly kind: string; readonly legal: readonly Action[]; readonly prompt: Message | undefined }
    | undefined;
  /** Why the next action is no longer possible. */
  readonly refusal: Refusal | undefined;
  /** Whether the last step needs dice or depends on hidden parts, so that nothing can be planned behind it. */
  readonly isOpen: boolean;
}

/** Lays out actions on copies of a view, up to the first one that is refused or not certain. */
export function layOutPlan<View extends object, Action extends object>(
  game: Game<object, Action, object, View>,
  view: View,
  seat: Seat,
  actions: readonly Action[],
): LaidOutPlan<View, Action> {
  const steps: PlanStep<View, Action>[] = [];
  let now = view;
  for (const action of actions) {
    const state = game.determinize(now, seat, fastChance(DEAL));
    const refusal = game.check(state, seat, action);
    if (refusal) return { steps, view: now, question: ask(now), refusal, isOpen: false };
    steps.push({ action, before: now });
    const after = positionAfter(game, now, seat, action);
    if (!after) return { steps, view: now, question: undefined, refusal: undefined, isOpen: true };
    now = after.view;
  }
  return { steps, view: now, question: ask(now), refusal: undefined, isOpen: false };

  function ask(shown: View): LaidOutPlan<View, Action>['question'] {
    const state = game.determinize(shown, seat, fastChance(DEAL));
    const decision = game.decisions(state).find((one) => one.seat === seat);
    return decision && { kind: decision.kind, legal: game.legal(state, seat), prompt: game.prompt?.(state, seat) };
  }
}
