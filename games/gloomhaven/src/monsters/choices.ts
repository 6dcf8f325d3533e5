import type { Cell, Gait } from '@tessera/space';
import { groundOf, type MoveRule, pathTo, reachable } from '../board/index.ts';
import { healEffect } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { boardFigure, positionOf } from '../inPlay/position.ts';
import { selectable } from '../inPlay/select.ts';
import type { Shape } from '../modifiers/abilityShape.ts';
import { countOf } from '../modifiers/effectContext.ts';
import type { Selector } from '../modifiers/selector.ts';
import { mayOpenDoors } from '../scenario/doors.ts';
import { headingOf } from '../scenario/persistentRules.ts';
import { groundIn, scenarioPlan } from '../scenario/plan.ts';
import { figuresUp } from '../state/figures.ts';
import { currentPerformance, type State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { keepsFormerRules, rulingOf } from '../vocabulary/variants.ts';
import { actionAhead, actor, attackGroups, boardAttack, decisionOf } from './action.ts';

/**
 * Returns the paths that a figure under the rules' control may take with the current ability; `[[]]` when it stays. R
 * 13.5
 */
export function monsterWays(state: State, points: number, gait: Gait): Cell[][] {
  const performance = currentPerformance(state);
  const goal = walksTo(state, performance.figure);
  if (goal !== undefined) return escortWays(state, performance.figure, points, gait, goal);
  // It already moved to its goal before its card.
  if (performance.focus < 0 || headingOf(state, performance.figure) !== undefined) return [[]];
  const { outcomes } = decisionOf(state, performance, actionAhead(state, performance, performance.n, { points, gait }));
  const ways = new Map<string, Cell[]>();
  for (const outcome of outcomes) for (const way of outcome.ways) ways.set(way.join(), [...way]);
  return ways.size === 0 ? [[]] : [...ways.values()];
}

/** Returns the target lists of its attack from its hex, in order; empty when it can attack no enemy. R 13.6 */
export function monsterTargets(state: State, shape: Shape): FigureId[][] {
  const performance = currentPerformance(state);
  const groups = attackGroups(state, performance, boardAttack(shape));
  if (!shape.target?.together) return groups;
  return groups.map(([one]) => new Array<FigureId>(shape.targets + shape.extra).fill(one!));
}

/** Returns the targets of a heal or a special action: the most damaged, the focus, or the nearest. R 13.7, 13.8 */
export function monsterAims(state: State, shape: Shape): FigureId[][] {
  const performance = currentPerformance(state);
  const { figure } = performance;
  const selector: Selector = shape.target ?? (shape.type === 'heal' ? HEALED : SELF);
  const scene = { table: state, figure, target: -1, performance };
  const all = selectable(scene, selector, { range: shape.range, targeting: true, sight: shape.sight });
  const fits = shape.type === 'heal' && selector.count !== 'all' ? all.filter((id) => isHelped(state, id)) : all;
  const count = Math.min(shape.target === undefined ? shape.targets : countOf(scene, selector), fits.length);
  if (count === 0) return [];
  if (count === fits.length) return [fits];
  const ground = groundIn(state);
  const from = state.figures[figure]!.cell;
  const rank = (id: FigureId): number => {
    if (shape.type === 'heal') return -lostBy(state, id);
    return id === performance.focus ? -1 : ground.range(from, state.figures[id]!.cell);
  };
  return bestSets(fits, count, rank);
}

const HEALED: Selector = { side: 'self-or-ally', count: 1, of: 'self', summoned: false };
const SELF: Selector = { side: 'self', count: 1, of: 'self', summoned: false };

function lostBy({ figures }: State, id: FigureId): number {
  const { hp, maxHp } = figures[id]!;
  return maxHp - hp;
}

/** Checks whether a heal changes a figure: hit points, or conditions that it removes. R 8.9 */
function isHelped(state: State, id: FigureId): boolean {
  if (lostBy(state, id) > 0) return true;
  return !keepsFormerRules(state) && healEffect(state.figures[id]!, rulingOf(state, 'heal.poison')).removes.length > 0;
}

/** Returns all sets of `count` figures with the lowest ranks; several when ties compete for the last places. */
function bestSets(ids: readonly FigureId[], count: number, rank: (id: FigureId) => number): FigureId[][] {
  const sorted = ids.toSorted((a, b) => rank(a) - rank(b) || a - b);
  const last = rank(sorted[count - 1]!);
  const sure = sorted.filter((id) => rank(id) < last);
  const equal = sorted.filter((id) => rank(id) === last);
  return combinations(equal, count - sure.length).map((some) => [...sure, ...some]);
}

const MAX_SETS = 20;

function combinations(ids: readonly FigureId[], count: number): FigureId[][] {
  if (count === 0) return [[]];
  const found: FigureId[][] = [];
  for (const [i, id] of ids.entries()) {
    for (const rest of combinations(ids.slice(i + 1), count - 1)) {
      if (found.length < MAX_SETS) found.push([id, ...rest]);
    }
  }
  return found;
}

/** Returns the best hexes for a summon or a trap: those nearest to an enemy. R 13.7, 13.9 */
export function monsterPlaces(state: State, cells: readonly Cell[]): Cell[] {
  const performance = currentPerformance(state);
  const ground = groundIn(state);
  const { side } = actor(state, performance);
  const enemies = figuresUp(state).filter((id) => id !== performance.figure && state.figures[id]!.side !== side);
  const nearest = (cell: Cell) => Math.min(...enemies.map((id) => ground.range(cell, state.figures[id]!.cell)));
  const best = Math.min(...cells.map(nearest));
  return cells.filter((cell) => nearest(cell) === best);
}

/** Returns the destination of a person that the characters escort. R 14.4 */
function walksTo({ scenario, figures }: State, id: FigureId): readonly Cell[] | undefined {
  const { kind, type } = figures[id]!;
  if (kind !== 'objective') return undefined;
  const { walksTo: marker } = recordOf('scenario', scenario).objects.find((one) => one.id === type) ?? {};
  return marker === undefined ? undefined : scenarioPlan(scenario).markers.get(marker);
}

/**
 * Returns the paths that end nearest to the goal, without traps if possible. Unrevealed rooms count, because an escort
 * knows the route.
 */
export function escortWays(state: State, id: FigureId, points: number, gait: Gait, goal: readonly Cell[]): Cell[][] {
  const { plan, record } = scenarioPlan(state.scenario);
  const whole = groundOf(
    plan,
    record.rooms.map((_, room) => room),
    [],
  );
  const far = (cell: Cell) => Math.min(...goal.map((to) => whole.range(cell, to)));
  const position = positionOf(state);
  const figure = boardFigure(state, id);
  const opensDoors = mayOpenDoors(state, id);
  const rule: MoveRule = { gait, care: 'avoid', opensDoors };
  const ends = reachable(position, figure, points, rule).map((end) => ({ ...end, far: far(end.cell) }));
  const best = ends.reduce((a, b) => (b.far < a.far || (b.far === a.far && b.points < a.points) ? b : a));
  return [pathTo(position, figure, best.cell, rule)];
}
