import { type Refusal, refuse } from '@tessera/kernel';
import { byCellFor } from '../map/sharedActions.ts';
import { type Site, siteOf } from '../map/site.ts';
import { type Obstacles, obstaclesFor, reachable } from '../movement/movement.ts';
import { distanceOf, pathOf, refuseWalk, walk } from '../movement/walk.ts';
import type { Action, ActionOf } from '../state/action.ts';
import type { Rule, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { statOf } from '../units/stats.ts';
import { areAllies, cellOf, crewOf, isConscious, isMob, isNpc, isStanding, seatOf, unitCount } from '../units/units.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';

/** Abilities of the Brain: moving other units. R 13 */
export const brain = {
  'move-it-along': ruleOf<'move-it-along'>('move-it-along', {
    options(state, actor) {
      const options: ActionOf<'move-it-along'>[] = [];
      const obstacles = obstaclesFor(state, NOBODY);
      for (let unit = 0; unit < unitCount(state); unit++) {
        if (isMovable(state, actor, unit)) addMoves(state, unit, obstacles, alongActions, options);
      }
      return options;
    },
    refuse(state, actor, action) {
      const { unit } = action;
      if (!(unit < unitCount(state)) || !isMovable(state, actor, unit))
        return refuse('no-target', { action: 'move-it-along' });
      return refuseGivenMove(state, action);
    },
    play(state, _actor, action, { log }) {
      walk(state, action.unit, pathOf(state, action.unit, action, givenDistance(state, action.unit)), 'moved', log);
      return undefined;
    },
  }),

  'all-according-to-plan': ruleOf<'all-according-to-plan'>('all-according-to-plan', {
    options: (state, actor) => (alliesOf(state, actor).length > 0 ? [{ type: 'all-according-to-plan' }] : []),
    refuse: (state, actor) =>
      alliesOf(state, actor).length > 0 ? undefined : refuse('no-target', { action: 'all-according-to-plan' }),
    play: (state, actor) => [{ at: 'free-moves', seat: seatOf(actor), units: alliesOf(state, actor) }],
  }),
} satisfies ActionRules<'move-it-along' | 'all-according-to-plan'>;

/** Every other standing ally may make one free Move, in any order. R 13 */
export const freeMoves = {
  'free-moves': {
    asks: (_state, { seat, units }) => (units.length > 0 ? seat : []),
    prompt: (state, { units }) => ({
      code: 'free-moves',
      params: { count: units.filter((unit) => isConscious(state, unit)).length },
    }),
    options(state, { units }) {
      const options: Action[] = [{ type: 'plan-done' }];
      const obstacles = obstaclesFor(state, NOBODY);
      for (const unit of units) addMoves(state, unit, obstacles, planActions, options);
      return options;
    },
    refuse(state, { units }, _seat, action) {
      if (action.type !== 'plan-move') return undefined;
      return units.includes(action.unit)
        ? refuseGivenMove(state, action)
        : refuse('no-target', { action: 'all-according-to-plan' });
    },
    open: true,
    sound: true,
    answers: {
      'plan-move'(state, { at, seat, units }, { action, log }) {
        walk(state, action.unit, pathOf(state, action.unit, action, givenDistance(state, action.unit)), 'moved', log);
        return [{ at, seat, units: units.filter((unit) => unit !== action.unit) }];
      },
      'plan-done': () => undefined,
    },
  },
} satisfies Rule<'free-moves'>;

const alongActions = byCellFor((unit: number, to): ActionOf<'move-it-along'> => ({ type: 'move-it-along', unit, to }));
const planActions = byCellFor((unit: number, to): ActionOf<'plan-move'> => ({ type: 'plan-move', unit, to }));

/** Mover of obstacles that all units share: every unit blocks, and a unit's own hex does not hinder leaving it. */
const NOBODY = -1;

/** Adds a unit's moves to a list. */
function addMoves<A extends Action>(
  state: View,
  unit: number,
  obstacles: Obstacles,
  actionsFor: (site: Site, unit: number) => readonly A[],
  options: { push(action: A): unknown },
): void {
  const site = siteOf(state.map);
  const actions = actionsFor(site, unit);
  const length = givenDistance(state, unit);
  const { count, cells } = reachable(site, obstacles, cellOf(state, unit), length, state.variants);
  for (let i = 1; i < count; i++) options.push(actions[cells[i]!]!);
}

function refuseGivenMove(state: View, action: ActionOf<'move-it-along' | 'plan-move'>): Refusal | undefined {
  if (action.to === cellOf(state, action.unit)) return refuse('no-target', { action: 'move' });
  return refuseWalk(state, action.unit, action, givenDistance(state, action.unit));
}

/** Returns the Move of the moved unit; by variant a single step. R 8.2; C5 */
function givenDistance(state: View, unit: number): number {
  if (hasVariant(state, 'brain-one-hex')) return Math.min(1, statOf(state, unit, 'M'));
  return distanceOf(state, unit, 'move-it-along');
}

/** Returns whether a unit is a standing ally or a mob. */
function isMovable(state: View, actor: number, unit: number): boolean {
  if (isNpc(unit)) return isMob(state, unit);
  return areAllies(actor, unit) && isOnItsFeet(state, unit);
}

function alliesOf(state: View, actor: number): number[] {
  return crewOf(seatOf(actor)).filter((unit) => unit !== actor && isOnItsFeet(state, unit));
}

function isOnItsFeet(state: View, unit: number): boolean {
  return cellOf(state, unit) >= 0 && isStanding(state.characters[unit]!.stance);
}
