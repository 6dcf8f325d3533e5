import { ALL_TARGETS } from '../board/index.ts';
import { actionPointer, actionsAt, listedAt, modifiersAt, traitsAt } from '../content/pointed.ts';
import { statsOf } from '../content/statistics.ts';
import { isFlying } from '../inPlay/activeModifiers.ts';
import type { Shape, Stat } from '../modifiers/abilityShape.ts';
import { type Action, modifiersOf } from '../modifiers/action.ts';
import { asksForTarget, type EffectContext, evaluateAmount, holds } from '../modifiers/effectContext.ts';
import { bonusTo } from '../modifiers/kinds/attack/bonus.ts';
import { aspectsOf, effectOf, type Modifier } from '../modifiers/modifier.ts';
import { heldByRules } from '../scenario/persistentRules.ts';
import type { ShownPerformance, View } from '../state/state.ts';
import type { FigureId, GainedModifiers } from '../state/stateRecords.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import { keepsFormerRules } from '../vocabulary/variants.ts';

/** Returns the current ability. */
export function abilityOf(performance: ShownPerformance): Action {
  return actionsAt(performance.at)[performance.n]!;
}

/** The source of a modifier. */
type Origin = 'trait' | 'printed' | 'performance' | 'gained' | 'target';

/** `ofTarget`: it depends on a condition about the target. */
type Visit = (modifier: Modifier, at: Pointer, scene: EffectContext, origin: Origin, ofTarget: boolean) => void;

/**
 * Visits every modifier that counts for the current ability and target. Sources are the figure's statistics (attacks
 * only), the print, and gains for the performance, the ability and this target. A modifier under a condition counts if
 * the condition holds.
 */
export function visitModifiers(table: View, performance: ShownPerformance, target: FigureId, visit: Visit): void {
  const action = abilityOf(performance);
  const scene: EffectContext = { table, figure: performance.figure, target, performance };
  if (action.type === 'attack') {
    // Permanent traits (a shield, an effect at a moment) are read from the statistics directly.
    for (const [of, modifier] of traitsAt(table.figures[performance.figure]!.stats)) {
      const { holds: isHeld, shapes } = effectOf(modifier);
      if (!isHeld || shapes !== undefined) visitOne(visit, modifier, of, scene, 'trait');
    }
  }
  for (const [of, modifier] of heldByRules(table, performance.figure)) {
    if (effectOf(modifier).shapes !== undefined) visitOne(visit, modifier, of, scene, 'trait');
  }
  if (modifiersOf(action).length > 0) {
    const printed = listedAt(below(actionPointer(performance.at, performance.n), 'modifiers'));
    for (const [of, modifier] of printed) visitOne(visit, modifier, of, scene, 'printed');
  }
  visitGained(visit, performance.gained, scene, 'performance');
  visitGained(visit, performance.here, scene, 'gained');
  if (performance.attack !== null && performance.attack.target === target)
    visitGained(visit, performance.attack.here, scene, 'target');
}

function visitGained(visit: Visit, list: readonly GainedModifiers[], scene: EffectContext, origin: Origin): void {
  for (const { at, by, value } of list) {
    const own = by === scene.figure && value === null ? scene : { ...scene, figure: by, fixed: value };
    for (const [of, modifier] of listedAt(at)) visitOne(visit, modifier, of, own, origin);
  }
}

function visitOne(
  visit: Visit,
  modifier: Modifier,
  at: Pointer,
  by: EffectContext,
  origin: Origin,
  ofTarget = false,
): void {
  const conditional = aspectsOf(modifier).conditional?.(modifier);
  if (conditional === undefined) visit(modifier, at, by, origin, ofTarget);
  else if ((!conditional.each || by.target >= 0) && holds(by, conditional.if)) {
    const isOfTarget = ofTarget || conditional.each || asksForTarget(conditional.if);
    for (const [i, one] of conditional.effects.entries()) {
      visitOne(visit, one, below(at, 'effects', i), by, origin, isOfTarget);
    }
  }
}

/** Returns the parameters of the current ability, against this target if there is one. */
export function shapeOf(table: View, performance: ShownPerformance, target: FigureId = -1): Shape {
  const action = abilityOf(performance);
  const shape = plainShape(table, performance, action, target);
  visitModifiers(table, performance, target, (modifier, _at, scene) => {
    effectOf(modifier).shapes?.(shape, modifier, scene);
  });
  addOfDefence(table, performance, target, shape);
  if (shape.area?.own) shape.range = 0;
  if (action.type !== 'special') {
    const stat: Stat | undefined = STAT_OF[action.type];
    if (stat !== undefined) shape.value = (shape.value + shape.bonus[stat]) * shape.factor;
  }
  if (shape.range > 0) shape.range = Math.max(1, shape.range + shape.bonus.range);
  // A formula for the number of targets may give zero.
  const least = shape.targets > 0 ? 1 : 0;
  if (shape.targets < ALL_TARGETS) shape.targets = Math.max(least, shape.targets + shape.bonus.target);
  return shape;
}

/** Adds the target's own bonuses and penalties to the attack. */
function addOfDefence(table: View, { attack, figure }: ShownPerformance, target: FigureId, shape: Shape): void {
  if (attack === null || target < 0 || attack.target !== target) return;
  for (const { at, by } of attack.defence) {
    for (const modifier of modifiersAt(at)) {
      const more = bonusTo('attack', modifier);
      if (more !== undefined) shape.bonus.attack += evaluateAmount({ table, figure: by, target: figure }, more);
    }
  }
}

const STAT_OF: Readonly<Partial<Record<Action['type'], Stat>>> = {
  attack: 'attack',
  move: 'move',
  heal: 'heal',
  loot: 'loot',
};

function plainShape(table: View, performance: ShownPerformance, action: Action, target: FigureId): Shape {
  const figure = table.figures[performance.figure]!;
  const stats = statsOf(figure);
  const scene: EffectContext = { table, figure: performance.figure, target, performance };
  const shape: Shape = {
    type: action.type,
    value: 0,
    factor: 1,
    range: 0,
    ownRange: stats.range ?? 0,
    target: undefined,
    also: [],
    targets: 1,
    extra: 0,
    area: undefined,
    chain: undefined,
    gait: 'walk',
    teleport: undefined,
    ways: [],
    lootPath: false,
    lootLimit: ALL_TARGETS,
    pierce: 0,
    advantage: false,
    disadvantage: false,
    sight: false,
    bonus: noBonus(),
    possible: true,
  };
  if (action.type === 'attack' || action.type === 'move') {
    const own = action.type === 'attack' ? stats.attack : stats.move;
    shape.possible = own !== undefined || typeof action.value !== 'object';
    if (shape.possible)
      shape.value = Math.max(0, evaluateAmount(scene, action.value, own === undefined ? 0 : ownOf(scene, own)));
    if (action.type === 'attack') shape.range = stats.range ?? 0;
    else if (isFlying(table, performance.figure)) shape.gait = 'fly';
  } else if (action.type === 'special' && !keepsFormerRules(table)) {
    // R 13.1: "within range" on a card without a number means the figure's own range.
    shape.range = stats.range ?? 0;
  } else if (action.type === 'heal' || action.type === 'loot') {
    shape.value = Math.max(0, evaluateAmount(scene, action.value));
    // R 9.1: the value of a loot is its range.
  }
  return shape;
}

function ownOf(scene: EffectContext, own: NonNullable<ReturnType<typeof statsOf>['attack']>): number {
  return evaluateAmount({ ...scene, performance: undefined }, own);
}

function noBonus(): Record<Stat, number> {
  return {
    attack: 0,
    move: 0,
    range: 0,
    heal: 0,
    loot: 0,
    target: 0,
    push: 0,
    pull: 0,
    pierce: 0,
    shield: 0,
    retaliate: 0,
    damage: 0,
    recover: 0,
  };
}

/** Checks whether the current attack is ranged. R 7.1, 7.12 */
export function isRangedAttack(table: View, performance: ShownPerformance): boolean {
  if (abilityOf(performance).type !== 'attack') return false;
  const { range, area } = shapeOf(table, performance);
  return range > 0 && !area?.own;
}

/** Checks whether the current attack has a single target. */
export function isSingleTarget(table: View, performance: ShownPerformance): boolean {
  const { area, targets, extra, also, target } = shapeOf(table, performance);
  return area === undefined && targets === 1 && extra === 0 && also.length === 0 && target?.place === undefined;
}
