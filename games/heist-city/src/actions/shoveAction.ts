import type { Seat } from '@tessera/kernel';
import { type Cell, siteOf } from '../map/site.ts';
import { obstaclesFor } from '../movement/movement.ts';
import { pullPath, pushPath } from '../movement/shove.ts';
import { walk } from '../movement/walk.ts';
import type { Action, ActionOf } from '../state/action.ts';
import type { Log } from '../state/events.ts';
import type { AttackInProgress } from '../state/frames.ts';
import { outOfRange } from '../state/refusals.ts';
import type { Rule, State, View } from '../state/state.ts';
import { cellOf, FIRST_NPC, isConscious, isNpc, seatOf } from '../units/units.ts';

type Way = ActionOf<'shove'>['way'];

/** After its rolls, an attack that hit may push or pull its target. R 9.2 (h), 14.2 */
export const shoveRule = {
  'attack.shove': {
    // Only a weapon with both leaves a choice.
    asks: (state): Seat | readonly Seat[] => (hasChoice(state) ? seatOf(state.attack!.attacker) : []),
    prompt: ({ attack }) => ({ code: 'attack.shove', params: { unit: attack!.target } }),
    options: (state): Action[] => [
      { type: 'shove', way: 'push', length: 0 },
      ...lengths('push', shovePath(state, 'push').length),
      ...lengths('pull', shovePath(state, 'pull').length),
    ],
    refuse(state, _frame, _seat, action) {
      if (action.type !== 'shove') return undefined;
      const most = state.attack![action.way];
      return action.length > most ? outOfRange(most, action.length) : undefined;
    },
    open: true,
    sound: true,
    answers: {
      shove(state, _frame, { action: { way, length }, log }) {
        shove(state, way, length, log);
        return undefined;
      },
    },
    afterwards(state, _frame, { log }) {
      const { push, pull } = state.attack!;
      if (isShoved(state) && !(push > 0 && pull > 0)) shove(state, push > 0 ? 'push' : 'pull', push + pull, log);
      return undefined;
    },
  },
} satisfies Rule<'attack.shove'>;

function hasChoice(state: State): boolean {
  const { push, pull } = state.attack!;
  if (push === 0 || pull === 0 || !isShoved(state)) return false;
  return shovePath(state, 'push').length > 0 || shovePath(state, 'pull').length > 0;
}

/** Returns whether the target moves: turrets and bodies do not. R 14.2 */
function isShoved(state: State): boolean {
  const { target, hits, push, pull } = state.attack as AttackInProgress;
  if (hits === 0 || push + pull === 0 || target < 0 || !isConscious(state, target)) return false;
  return !isNpc(target) || state.npcs[target - FIRST_NPC]!.kind !== 'turret';
}

function shove(state: State, way: Way, length: number, log: Log): void {
  const path = shovePath(state, way).slice(0, length);
  walk(state, state.attack!.target, path, way === 'push' ? 'pushed' : 'pulled', log);
}

/** Returns the target's longest path. */
function shovePath(state: View, way: Way): Cell[] {
  const { attacker, target, push, pull } = state.attack!;
  const site = siteOf(state.map);
  const obstacles = obstaclesFor(state, target);
  const from = cellOf(state, attacker);
  const at = cellOf(state, target);
  return way === 'push'
    ? pushPath(site, obstacles, from, at, push, state.variants)
    : pullPath(site, obstacles, from, at, pull, state.variants);
}

function lengths(way: Way, most: number): Action[] {
  return Array.from({ length: most }, (_, i) => ({ type: 'shove', way, length: i + 1 }));
}
