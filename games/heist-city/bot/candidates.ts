import type { Move } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { Action } from '../src/state/action.ts';
import type { State } from '../src/state/state.ts';
import { fingerprint } from './fingerprint.ts';
import { type Plan, sayings } from './plan.ts';
import { plansOf } from './planner.ts';
import { freeMoves, headStarts, loadouts, places } from './preparations.ts';

/** Returns the moves to search: whole activations, and a few good answers to every other question. */
export function candidates(state: State, seat: Seat, legal: readonly Action[]): readonly Move<Action>[] {
  const at = state.flow.at(-1)?.at;
  if (at !== 'activate' && at !== 'act') return preparations(state, seat, legal);
  return remembered(state, seat).map((plan) => sayings(plan, state.activation !== null));
}

/**
 * Returns the moves of a bot that looks one action ahead, without moves that help only later. It leaves equipment only
 * for a replacement, and goes loud only for an action that needs it.
 */
export function singles(state: State, seat: Seat, legal: readonly Action[]): readonly Move<Action>[] {
  const moves = preparations(state, seat, legal);
  const sensible = moves.filter((move) => Array.isArray(move) || !isIdle(move as Action));
  return sensible.length > 0 ? sensible : moves;
}

function isIdle(action: Action): boolean {
  return action.type === 'go-loud' || (action.type === 'drop' && 'item' in action.what);
}

/** Returns a few good answers to the questions outside activations; during an activation, all legal actions. */
function preparations(state: State, _seat: Seat, legal: readonly Action[]): readonly Move<Action>[] {
  const frame = state.flow.at(-1);
  switch (frame?.at) {
    case 'loadout':
      return loadouts(legal);
    case 'deploy':
      return places(state, frame.unit, legal);
    case 'under-cover':
      return headStarts(state, frame.unit, legal);
    case 'free-moves':
      return freeMoves(state, legal);
    default:
      return legal;
  }
}

/** Returns cached plans: a search revisits positions, and planning is most of its work. */
function remembered(state: State, seat: Seat): readonly Plan[] {
  const key = fingerprint(state, seat);
  let plans = memory.get(key);
  if (plans === undefined) {
    plans = plansOf(state, seat);
    if (memory.size >= MAX_REMEMBERED) memory.clear();
    memory.set(key, plans);
  }
  return plans;
}

const memory = new Map<number, readonly Plan[]>();
const MAX_REMEMBERED = 5000;
