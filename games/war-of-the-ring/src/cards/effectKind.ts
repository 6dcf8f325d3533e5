import type { Next, Refusal, Seat } from '@tessera/kernel';
import type { JsonPath } from '@tessera/rules';
import type * as z from 'zod';
import type { Condition } from '../deck/condition.ts';
import type { WordedKind } from '../deck/kind.ts';
import type { ActionOf } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** A card being played: its current step and its player. */
export interface Play {
  readonly card: number;
  readonly step: number;
  readonly seat: Seat;
  readonly side: number;
}

/** A card that a player considers playing, and the face of the unused die that would pay for it, or -1. */
export interface Attempt extends Play {
  readonly paying: number;
}

/** Questions of a kind about its inner effects and about other cards. `eventRules.ts` answers them. */
export interface Program {
  /** Returns the plays of a branch's inner effects. */
  branch(play: Play, branch: number): readonly Play[];
  /** Returns whether a step of a card would change anything now. */
  can(state: State, attempt: Attempt): boolean;
  /** Returns the types of all effects of a card, inner ones too. */
  typesOf(card: number): readonly string[];
  /** Returns why a card cannot be played for its event. */
  whyNoEvent(state: State, seat: Seat, card: number, die: number): Refusal | undefined;
}

/** Inner effects of one branch, and their place in the record. */
interface Branch<Inner> {
  readonly path: JsonPath;
  readonly effects: readonly Inner[];
}

/**
 * Rules of a kind of effect. It tests whether it would change anything and applies itself. If it leaves a `card.choice`
 * frame, it also lists the options and applies the choice. `README.md` of `src` explains the flow.
 */
export interface EffectRules<Effect, Inner> {
  /** Returns whether the effect would change anything now. */
  can(state: State, effect: Effect, attempt: Attempt, program: Program): boolean;
  run(state: State, effect: Effect, play: Play, ctx: Ctx, program: Program): Next<Frame>;
  /** Lists the options of a `card.choice`, given the values chosen before it in this step. */
  options?(
    state: State,
    effect: Effect,
    play: Play,
    chosen: readonly number[],
    program: Program,
  ): readonly ActionOf<'choose'>[];
  /** Applies the last value of `chosen`; it may leave another `card.choice`. */
  chosen?(state: State, effect: Effect, play: Play, chosen: readonly number[], ctx: Ctx, program: Program): Next<Frame>;
  /** Key of the text `choose.way.*` for each option of the choice `branch`, if the kind has a fixed list of them. */
  readonly ways?: readonly string[];
  /** Returns the inner effects by branch. */
  branches?(effect: Effect): readonly Branch<Inner>[];
  /** Returns the conditions inside the effect, which stand in its field `if`. */
  conditions?(effect: Effect): readonly Condition[];
}

/** One kind of effect of an event card: its description and its rules. */
export interface EffectKind<Schema extends z.ZodObject, Inner = never>
  extends WordedKind<Schema>,
    EffectRules<z.output<Schema>, Inner> {}

export function effectKind<Schema extends z.ZodObject>(kind: EffectKind<Schema>): EffectKind<Schema> {
  return kind;
}
