import type { Move } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { Action } from '../src/action.ts';
import type { State } from '../src/state.ts';
import { isWaiting } from '../src/turnStructure.ts';
import { crewOf } from '../src/units.ts';
import { Outlook } from './outlook.ts';
import { movesOf, type Plan, plansFor } from './plans.ts';
import { choosePlaces, chooseLoadouts, chooseHeadStart, chooseFreeMoves } from './setting.ts';

/** What is worth thinking about: whole activations, and a few good answers to every other question. */
export function candidates(state: State, seat: Seat, legal: readonly Action[]): readonly Move<Action>[] {
  switch (state.flow.at(-1)?.at) {
    case 'loadout':
      return chooseLoadouts(legal);
    case 'deploy':
      return choosePlaces(state, legal);
    case 'under-cover':
      return chooseHeadStart(state, legal);
    case 'free-moves':
      return chooseFreeMoves(state, seat, legal);
    case 'activate':
    case 'act':
      return bestPlans(state, seat).map((plan) => movesOf(plan, state.activation !== null));
    default:
      return legal;
  }
}

export let BREADTH = { unit: 4, all: 12 };

/** The most promising plans: a few of each character that may act now. */
const memo = new Map<string, Plan[]>();
export function bestPlans(state: State, seat: Seat): Plan[] {
  const { turn, characters, npcs, drops, activation, rubble, areas } = state;
  const key = JSON.stringify([state.map, seat, turn, characters, npcs, drops, activation, rubble, areas]);
  let plans = memo.get(key);
  if (plans === undefined) {
    plans = makePlans(state, seat);
    if (memo.size > 1000) memo.clear();
    memo.set(key, plans);
  }
  return plans;
}
function makePlans(state: State, seat: Seat): Plan[] {
  const outlook = new Outlook(state);
  if (state.activation !== null) return distinct(plansFor(outlook, state.activation.character)).slice(0, BREADTH.all);
  const plans: Plan[] = [];
  for (const unit of crewOf(seat)) {
    if (isWaiting(state, unit)) plans.push(...distinct(plansFor(outlook, unit)).slice(0, BREADTH.unit));
  }
  return plans.sort((a, b) => b.worth - a.worth).slice(0, BREADTH.all);
}

/** Plans that come to the same thing are one. */
function distinct(plans: readonly Plan[]): Plan[] {
  const seen = new Set<string>();
  return plans.filter(({ actions }) => {
    const key = JSON.stringify(actions);
    return !seen.has(key) && seen.add(key);
  });
}
