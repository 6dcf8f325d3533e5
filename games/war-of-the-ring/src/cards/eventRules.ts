import { type Next, type Refusal, refuse, type Seat } from '@tessera/kernel';
import { NONE } from '../content/index.ts';
import { holds } from '../deck/condition.ts';
import { cardOf } from '../deck/deck.ts';
import { leaves } from '../deck/standing.ts';
import { sideOf } from '../pieces/roles.ts';
import type { ActionOf } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { effectKindOf } from './effect.ts';
import type { Attempt, Play, Program } from './effectKind.ts';
import { programOf } from './program.ts';
import { cardRecordOf } from './records.ts';

const program: Program = {
  branch: (play, branch) => programOf(play.card)[play.step]!.branches[branch]!.map((step) => ({ ...play, step })),
  can,
  typesOf: (card) => programOf(card).map(({ effect }) => effect.type),
  whyNoEvent,
};

/**
 * Returns why a card cannot be played: its condition fails, or no part of it would do anything. R 11.1, 11.1a, 11.1c
 */
export function whyNoEvent(state: State, seat: Seat, card: number, die: number): Refusal | undefined {
  const { needs, effects, table } = cardRecordOf(card).event;
  const need = needs.findIndex((condition) => !holds(state, condition));
  if (need >= 0) return refuse('card-needs', { card, need });
  if (table !== undefined) return wouldLeave(state, card) ? refuse('card-would-leave', { card }) : undefined;
  // While a card is being chosen, the paying die has already left the pool.
  const paying = state.flow.at(-1)?.at === 'card' ? NONE : die;
  const side = sideOf(state, seat);
  const does = effects.some((_, step) => can(state, { card, step, seat, side, paying }));
  return does ? undefined : refuse('card-without-effect', { card });
}

/** Returns whether a card for the table would have to leave it at once. R 11.1c */
function wouldLeave(state: State, card: number): boolean {
  const { until } = cardOf(card).event.table!;
  return leaves(state, card, 'action-end') || (until.includes('revealed') && !state.fellowship.hidden);
}

function effectAt({ card, step }: Play) {
  return programOf(card)[step]!.effect;
}

function can(state: State, attempt: Attempt): boolean {
  const effect = effectAt(attempt);
  return effectKindOf(effect).can(state, effect, attempt, program);
}

/** Applies a step of a card. */
export function runStep(state: State, play: Play, ctx: Ctx): Next<Frame> {
  const effect = effectAt(play);
  return effectKindOf(effect).run(state, effect, play, ctx, program);
}

/** Lists the options of a choice that a step of a card offers, given the values chosen before it. */
export function stepOptions(state: State, play: Play, chosen: readonly number[]): readonly ActionOf<'choose'>[] {
  const effect = effectAt(play);
  return effectKindOf(effect).options?.(state, effect, play, chosen, program) ?? [];
}

/** Applies the last value of `chosen` to a step of a card. */
export function chooseInStep(state: State, play: Play, chosen: readonly number[], ctx: Ctx): Next<Frame> {
  const effect = effectAt(play);
  return effectKindOf(effect).chosen?.(state, effect, play, chosen, ctx, program);
}
