import type { Move } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { Action } from '../src/action.ts';
import type { State } from '../src/state.ts';
import { fingerprint } from './fingerprint.ts';
import { type Plan, sayings } from './plan.ts';
import { plansOf } from './planner.ts';
import { chooseFreeMoves, chooseHeadStart, chooseLoadouts, choosePlaces } from './setting.ts';

/** What is worth thinking about: whole activations, and a few good answers to every other question. */
export function candidates(state: State, seat: Seat, legal: readonly Action[]): readonly Move<Action>[] {
  const at = state.flow.at(-1)?.at;
  if (at !== 'activate' && at !== 'act') return settingCandidates(state, seat, legal);
  return bestPlans(state, seat).map((plan) => sayings(plan, state.activation !== null));
}

/** A few good answers to the questions outside an activation; within one, everything legal. */
export function settingCandidates(state: State, _seat: Seat, legal: readonly Action[]): readonly Move<Action>[] {
  switch (state.flow.at(-1)?.at) {
    case 'loadout':
      return chooseLoadouts(legal);
    case 'deploy':
      return choosePlaces(state, legal);
    case 'under-cover':
      return chooseHeadStart(state, legal);
    case 'free-moves':
      return chooseFreeMoves(state, legal);
    default:
      return legal;
  }
}

const MOST_REMEMBERED = 1000;

/** Plans by fingerprint: a search meets the same positions again and again. A cache of a pure function. */
const remembered = new Map<number, Plan[]>();

/** The activations that promise most, the best first. */
export function bestPlans(state: State, seat: Seat): Plan[] {
  const key = fingerprint(state, seat);
  const known = remembered.get(key);
  if (known) return known;
  const plans = plansOf(state, seat);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, plans);
  return plans;
}
