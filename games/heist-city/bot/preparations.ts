import { type ItemRecord, itemOf } from '../src/content/index.ts';
import type { Action } from '../src/state/action.ts';
import { ROLES, type Role, type State } from '../src/state/state.ts';
import { roleOf } from '../src/units/units.ts';
import { Outlook } from './outlook.ts';
import { spotOf } from './spot.ts';

/** Number of answers per question to consider. */
const COUNT = 4;

/** Returns the loadouts with the best tools. R 3 */
export function loadouts(legal: readonly Action[]): Action[] {
  return best(legal, 1, (action) => (action.type === 'loadout' ? loadoutWorth(action.items) : 0));
}

function loadoutWorth(lists: readonly (readonly string[])[]): number {
  let worth = 0;
  for (const [i, list] of lists.entries()) for (const id of list) worth += itemWorth(itemOf(id), ROLES[i]!);
  return worth;
}

/** Estimates the points per match of an item: hacking and talking score, and quiet blades reveal. */
function itemWorth(item: ItemRecord, role: Role): number {
  let worth = -(item.bonus.H ?? 0) * (role === 'brain' ? 3 : 1);
  if (role === 'face') worth -= item.bonus.C ?? 0;
  if (item.type === 'tool') {
    for (const { kind } of item.effects) {
      if (kind === 'extract') worth++;
      if (kind === 'cheap-intel' && role === 'face') worth += 2;
    }
  }
  if (item.type === 'melee' && item.notice.includes('hidden')) worth += item.attacks / 2;
  return worth;
}

/** Returns deployments near the objectives and Hidden; the Face Disguised, to talk to guards. R 5.2, 5.3 */
export function places(state: State, unit: number, legal: readonly Action[]): Action[] {
  const stance = roleOf(unit) === 'face' ? 'disguised' : 'hidden';
  const outlook = new Outlook(state);
  const spot = spotOf(state, unit);
  const unseen = legal.filter((action) => action.type === 'deploy' && action.stance === stance);
  return best(unseen.length > 0 ? unseen : legal, COUNT, (action) =>
    action.type === 'deploy' ? outlook.worth(unit, { ...spot, cell: action.cell, stance: action.stance }) : 0,
  );
}

/** Returns the Spook's Moves before the first turn. R 5.4 */
export function headStarts(state: State, unit: number, legal: readonly Action[]): Action[] {
  const outlook = new Outlook(state);
  const spot = spotOf(state, unit);
  return best(legal, COUNT, (action) =>
    outlook.worth(unit, action.type === 'move' ? { ...spot, cell: action.to } : spot),
  );
}

/** Returns the free Moves of All According to Plan. R 13 */
export function freeMoves(state: State, legal: readonly Action[]): Action[] {
  const outlook = new Outlook(state);
  return best(legal, COUNT, (action) => {
    if (action.type !== 'plan-move') return 0;
    const spot = spotOf(state, action.unit);
    return outlook.worth(action.unit, { ...spot, cell: action.to }) - outlook.prospects(action.unit);
  });
}

function best(actions: readonly Action[], count: number, worth: (action: Action) => number): Action[] {
  return actions
    .map((action) => ({ action, worth: worth(action) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ action }) => action);
}
