import { aspectsOf } from '../modifiers/modifier.ts';
import '../abilities/sceneFacts.ts';
import type { Gait } from '@tessera/space';
import { shapeOf } from '../abilities/abilityParameters.ts';
import { newPerformance } from '../abilities/newPerformance.ts';
import {
  type AreaAttack,
  attackFrom,
  type BoardFigure,
  type Decision,
  decide,
  type FocusRule,
  type MonsterAction,
  OBSTACLE,
  type Position,
} from '../board/index.ts';
import { recordOf } from '../content/lookup.ts';
import { actionPointer, actionsAt } from '../content/pointed.ts';
import { elementsFor } from '../elements/elements.ts';
import { boardFigure, positionOf } from '../inPlay/position.ts';
import type { Shape } from '../modifiers/abilityShape.ts';
import { modifiersOf } from '../modifiers/action.ts';
import { deckNamed } from '../scenario/initiative.ts';
import { barredCells } from '../scenario/persistentRules.ts';
import { has, isMonster } from '../state/figures.ts';
import type { View } from '../state/state.ts';
import type { FigureId, GainedModifiers, Performance } from '../state/stateRecords.ts';
import { ACTION_MOMENTS, dueAt } from '../triggers/due.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import { rulingOf } from '../vocabulary/variants.ts';
import { ELEMENTS, type Element } from '../vocabulary/vocabulary.ts';

/** Returns the performance that a figure is about to make, as far as it is known. Finding its focus needs it. R 13.4 */
export function plannedPerformance(table: View, figure: FigureId, of: Pointer, turned = false): Performance {
  const at = bossInstructions(table, figure, of) ?? of;
  return newPerformance(figure, at, -1, turned, -1);
}

/** Returns the pointer to a boss's special when the card only names one. R 13.11 */
function bossInstructions({ figures }: View, figure: FigureId, of: Pointer): Pointer | undefined {
  for (const action of actionsAt(of)) {
    for (const modifier of modifiersOf(action)) {
      const number = aspectsOf(modifier).special?.(modifier);
      if (number === undefined) continue;
      const { id, specials } = recordOf('monster', figures[figure]!.type);
      return specials[number - 1] === undefined ? undefined : below(`monster/${id}`, 'specials', number - 1);
    }
  }
  return undefined;
}

/** Returns the shape of an ability of the performance, with the elements that the figure will consume for it. R 10.5 */
function shapeAhead(table: View, performance: Readonly<Performance>, n: number): Shape {
  if (n === performance.n && performance.attack !== null) return shapeOf(table, performance);
  return shapeOf(table, { ...performance, n, here: bonusesAhead(table, performance, n), attack: null });
}

function bonusesAhead(table: View, performance: Readonly<Performance>, n: number): GainedModifiers[] {
  const at = actionPointer(performance.at, n);
  const action = actionsAt(performance.at)[n]!;
  const consumed = modifiersOf(action).flatMap((modifier, i): GainedModifiers[] => {
    const request = aspectsOf(modifier).request?.(modifier);
    if (request === undefined || !isThere(table, performance.figure, request.elements)) return [];
    return [{ at: below(at, 'modifiers', i, 'bonus'), by: performance.figure, value: null }];
  });
  return [...consumed, ...effectsAhead(table, performance.figure, action.type)];
}

/**
 * Returns the mandatory effects that apply to the ability, such as a shorter range from another figure's active card.
 */
function effectsAhead(table: View, figure: FigureId, type: string): GainedModifiers[] {
  const moment = ACTION_MOMENTS[type];
  if (moment === undefined) return [];
  return dueAt(table, moment, figure, -1)
    .filter(({ may }) => !may)
    .map(({ at, owner, value }) => ({ at: below(at, 'effects'), by: owner < 0 ? figure : owner, value }));
}

/** Checks whether an element can be consumed, or was consumed by another monster of the kind this round. R 10.5 */
function isThere(table: View, figure: FigureId, elements: readonly (Element | 'any')[]): boolean {
  if (elementsFor(table, elements) !== undefined) return true;
  const one = table.figures[figure]!;
  if (!isMonster(one)) return false;
  const { deck } = recordOf('monster', one.type);
  const consumed = deckNamed(table, deck)?.consumed ?? 0;
  return elements.every((element) => element !== 'any' && (consumed >> ELEMENTS.indexOf(element)) & 1);
}

/** Returns an attack in the form that the board needs. */
export function boardAttack({ range, target, targets, extra, area }: Shape): AreaAttack {
  const within = typeof target?.within === 'number' ? target.within : undefined;
  return {
    // R 7.1: "all adjacent enemies" of a ranged figure is still a ranged attack.
    range: within === undefined ? range : range === 0 && within === 1 ? 0 : within,
    // Several attacks on one enemy are aimed like one.
    targets: target?.together ? 1 : targets + extra,
    ...(area !== undefined && { area }),
  };
}

/** Returns the first attack from this ability on, or undefined when the figure makes none. */
function attackAhead(table: View, performance: Readonly<Performance>, from: number): AreaAttack | undefined {
  if (has(table, performance.figure, 'disarm')) return undefined;
  const actions = actionsAt(performance.at);
  for (let n = from; n < actions.length; n++) {
    if (actions[n]!.type !== 'attack') continue;
    const shape = shapeAhead(table, performance, n);
    if (shape.possible) return boardAttack(shape);
  }
  return undefined;
}

/** Returns the figure's options from this ability on, for `decide`. */
export function actionAhead(
  table: View,
  performance: Readonly<Performance>,
  from: number,
  move: { readonly points: number; readonly gait: Gait } = moveAhead(table, performance, from),
): MonsterAction {
  const attack = attackAhead(table, performance, from);
  return {
    move: move.points,
    gait: move.gait,
    ...(attack !== undefined && { attack }),
    muddled: has(table, performance.figure, 'muddle') && !has(table, performance.figure, 'strengthen'),
  };
}

function moveAhead(table: View, performance: Readonly<Performance>, from: number): { points: number; gait: Gait } {
  const actions = actionsAt(performance.at);
  for (let n = from; n < actions.length; n++) {
    if (actions[n]!.type !== 'move') continue;
    const { value, gait, possible } = shapeAhead(table, performance, n);
    const isHeld = !possible || has(table, performance.figure, 'immobilize');
    return { points: isHeld ? 0 : Math.max(0, value), gait };
  }
  return { points: 0, gait: 'walk' };
}

/** Returns the focus rulings of the match. */
export function focusRule(table: Pick<View, 'variants'>): FocusRule {
  return { mode: rulingOf(table, 'focus.mode'), candidates: rulingOf(table, 'focus.candidates') };
}

/** Returns the figure as the board needs it. A figure that acts for the other side has that side. */
export function actor(table: View, { figure, turned }: Pick<Performance, 'figure' | 'turned'>): BoardFigure {
  const one = boardFigure(table, figure);
  return turned ? { ...one, side: one.side === 'party' ? 'monsters' : 'party' } : one;
}

/** Returns the board for a performance. A figure that acts for the other side is not its own enemy. */
export function boardFor(table: View, performance: Pick<Performance, 'figure' | 'turned'>): Position {
  const position = positionOf(table);
  for (const cell of barredCells(table, performance.figure)) position.overlays[cell]! |= OBSTACLE;
  if (!performance.turned) return position;
  const own = actor(table, performance);
  return { ...position, figures: position.figures.map((one) => (one.id === own.id ? own : one)) };
}

/** Returns the decision of a figure that the rules control, from the current ability on. R 13.4 to 13.6 */
export function decisionOf(
  table: View,
  performance: Readonly<Performance>,
  action: MonsterAction,
  position = boardFor(table, performance),
): Decision {
  return decide(position, actor(table, performance), action, focusRule(table), performance.focus);
}

/** Returns the groups of targets from the figure's hex that are equally good, the focus first in each. R 13.6 */
export function attackGroups(
  table: View,
  performance: Readonly<Performance>,
  attack: AreaAttack,
  position: Position = boardFor(table, performance),
): FigureId[][] {
  const focus = position.figures.find(({ id }) => id === performance.focus);
  const groups = attackFrom(position, actor(table, performance), attack, focus, focusRule(table));
  return groups.map((group) => {
    const ids = group.map(({ id }) => id);
    return ids.includes(performance.focus) ? [performance.focus, ...ids.filter((id) => id !== performance.focus)] : ids;
  });
}
