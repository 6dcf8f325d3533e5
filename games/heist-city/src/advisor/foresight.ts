import {
  type Ask,
  type Ctx,
  eventsFor,
  fastChance,
  type GameEvent,
  type Next,
  recorder,
  type Seat,
  silent,
  type Turn,
} from '@tessera/kernel';
import { blastSteps } from '../actions/thrownWeapons.ts';
import { heistCity } from '../game/game.ts';
import { steps } from '../game/steps.ts';
import { activation } from '../phases/activation.ts';
import { attackSteps } from '../rolls/attackSteps.ts';
import type { Action } from '../state/action.ts';
import type { AttackInProgress, Frame } from '../state/frames.ts';
import type { State, View } from '../state/state.ts';
import { changeStance } from '../stealth/stateTransitions.ts';

/** Certain consequences of an action, independent of the dice. */
export interface Foresight {
  /** View right after it, before any roll and any other action. */
  readonly after: View;
  readonly events: readonly GameEvent[];
  /** The attack it starts, or null. */
  readonly attack: Readonly<AttackInProgress> | null;
  /** Units that the attack would hit. */
  readonly struck: readonly number[];
}

/**
 * Applies the action to an imagined state without running on: moves are made, connections lost, and an attack is
 * declared without a roll. The attacker's state changes independent of the rolls. R 9.2 (j)
 */
export function foresee(view: View, seat: Seat, action: Action): Foresight {
  const state = imaginedState(view, seat);
  const { log, events } = recorder();
  const answer = answerTo(state, action);
  const turn = { seat, action, chance: imagination(), log };
  const frames = answer?.(state, state.flow.pop()!, turn) ?? [];
  const next = state.flow.at(-1);
  if (frames.length === 0 && next?.at === 'activation.end') activation['activation.end'](state, next, turn);
  // A roll in the middle of an attack is not a new attack.
  const attack = view.attack === null ? state.attack : null;
  if (attack !== null) changeStance(state, attack.attacker, 'attack', attack.weapon);
  const after = heistCity.view(state, seat);
  const struck = attack === null ? [] : struckBy(imaginedState(after, seat), frames);
  return { after, events: eventsFor(events, seat), attack, struck };
}

/** Returns a determinized state of this view. Advice must not expose its invented parts. */
export function imaginedState(view: View, seat: Seat): State {
  return heistCity.determinize(view, seat, imagination());
}

function imagination() {
  return fastChance('advisor');
}

type Answer = (state: State, frame: Frame, turn: Turn<Action>) => Next<Frame>;

function answerTo(state: State, action: Action): Answer | undefined {
  const frame = state.flow.at(-1);
  const step = frame && steps[frame.at];
  if (step === undefined || typeof step === 'function') return undefined;
  // The table maps frames to their answers, which TypeScript cannot infer from a lookup.
  const { answers } = step as Ask<State, Frame, Frame, Action>;
  const answer = (answers as Readonly<Record<string, Answer | { play: Answer } | undefined>>)[action.type];
  return typeof answer === 'object' ? answer.play : answer;
}

/** Runs the rules with the best dice and returns the units that must save. */
function struckBy(state: State, frames: readonly Frame[]): number[] {
  const ctx: Ctx = { chance: imagination(), log: silent };
  const blast = frames.find((frame) => frame.at === 'blast');
  state.rolls = [{ unit: state.attack!.attacker, dice: [6, 6] }];
  const saves = blast
    ? blastSteps.blast(state, blast, ctx)
    : attackSteps['attack.hit'](state, { at: 'attack.hit' }, ctx);
  return (saves ?? []).flatMap((frame) => (frame.at === 'save' ? [frame.unit] : []));
}
