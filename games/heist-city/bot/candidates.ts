import type { Move } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { Action } from '../src/action.ts';
import type { State } from '../src/state.ts';
import { fingerprint } from './fingerprint.ts';
import { type Plan, sayings } from './plan.ts';
import { plansOf } from './planner.ts';
import { freeMoves, headStarts, loadouts, places } from './preparations.ts';

/** What is worth thinking about: whole activations, and a few good answers to every other question. */
export function candidates(state: State, seat: Seat, legal: readonly Action[]): readonly Move<Action>[] {
  const at = state.flow.at(-1)?.at;
  if (at !== 'activate' && at !== 'act') return preparations(state, seat, legal);
  return remembered(state, seat).map((plan) => sayings(plan, state.activation !== null));
}

/**
 * What a bot tries that looks no further than one action: not what only helps later, if ever. Equipment is left behind for
 * something that takes its place, never for the sake of an empty hand, and nobody goes loud without an action that needs it.
 */
export function singles(state: State, seat: Seat, legal: readonly Action[]): readonly Move<Action>[] {
  const moves = preparations(state, seat, legal);
  const sensible = moves.filter((move) => Array.isArray(move) || !isIdle(move as Action));
  return sensible.length > 0 ? sensible : moves;
}

function isIdle(action: Action): boolean {
  return action.type === 'go-loud' || (action.type === 'drop' && 'item' in action.what);
}

/** A few good answers to the questions around the activations; in them, everything legal. */
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

/** A search comes back to the same position again and again; making plans is most of its work. */
function remembered(state: State, seat: Seat): readonly Plan[] {
  const key = fingerprint(state, seat);
  let plans = memory.get(key);
  if (plans === undefined) {
    plans = plansOf(state, seat);
    if (memory.size >= MOST_REMEMBERED) memory.clear();
    memory.set(key, plans);
  }
  return plans;
}

const memory = new Map<number, readonly Plan[]>();
const MOST_REMEMBERED = 5000;
