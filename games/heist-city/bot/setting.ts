import type { Action } from '../src/action.ts';
import { items } from '../src/content/index.ts';
import type { State } from '../src/state.ts';
import { roleOf } from '../src/units.ts';
import { Outlook } from './outlook.ts';
import { spotOf } from './spot.ts';

const COUNT = 4;

/** The loadouts to choose among: those with the tools of a thief. */
export function chooseLoadouts(legal: readonly Action[]): Action[] {
  const ranked = legal.flatMap((action) =>
    action.type === 'loadout' ? [{ action, worth: loadoutWorth(action.items) }] : [],
  );
  ranked.sort((a, b) => b.worth - a.worth);
  return ranked.slice(0, 1).map(({ action }) => action);
}

function loadoutWorth(lists: readonly (readonly string[])[]): number {
  let worth = 0;
  for (const [i, list] of lists.entries()) {
    const isHacker = i === 3;
    for (const id of list) {
      const item = items.find((one) => one.id === id)!;
      worth += (item.bonus.H ?? 0) * (isHacker ? -3 : -1) + (item.bonus.C ?? 0) * (i === 0 ? -1 : -0.1);
      if (item.type === 'tool')
        for (const { kind } of item.effects)
          worth += kind === 'extract' ? 1 : kind === 'cheap-intel' && i === 0 ? 2 : 0;
      if (item.type === 'melee' && item.notice.includes('hidden')) worth += 0.5 * item.attacks;
    }
    worth -= Math.max(0, list.length - 2) * 0.5;
  }
  return worth;
}

/** The places and states to choose among when deploying. */
export function choosePlaces(state: State, legal: readonly Action[]): Action[] {
  const frame = state.flow.at(-1)!;
  if (frame.at !== 'deploy') return [];
  const { unit } = frame;
  const wanted = roleOf(unit) === 'face' ? 'disguised' : 'hidden';
  const outlook = new Outlook(state);
  const spot = spotOf(state, unit);
  const open = legal.filter((action) => action.type === 'deploy' && action.stance === wanted);
  return best(open.length > 0 ? open : legal, (action) =>
    action.type === 'deploy' ? outlook.worth(unit, { ...spot, cell: action.cell, stance: action.stance }) : -1,
  );
}

/** Where the Spook may go before the first turn. */
export function chooseHeadStart(state: State, legal: readonly Action[]): Action[] {
  const frame = state.flow.at(-1)!;
  if (frame.at !== 'under-cover') return [];
  const { unit } = frame;
  const outlook = new Outlook(state);
  const spot = spotOf(state, unit);
  return best(legal, (action) => outlook.worth(unit, action.type === 'move' ? { ...spot, cell: action.to } : spot));
}

/** Where All According to Plan may send everybody. */
export function chooseFreeMoves(state: State, legal: readonly Action[]): Action[] {
  const outlook = new Outlook(state);
  return best(legal, (action) => {
    if (action.type !== 'plan-move') return 0;
    const spot = spotOf(state, action.unit);
    return outlook.worth(action.unit, { ...spot, cell: action.to }) - outlook.prospects(action.unit);
  });
}

function best(actions: readonly Action[], worth: (action: Action) => number): Action[] {
  return actions
    .map((action) => ({ action, worth: worth(action) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, COUNT)
    .map(({ action }) => action);
}
