import { hasCondition } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { modifierAt, type PointedModifiers, traitsAt } from '../content/pointed.ts';
import { statsOf } from '../content/statistics.ts';
import type { Prohibition } from '../modifiers/aspects.ts';
import { evaluateAmount, holds } from '../modifiers/effectContext.ts';
import { aspectsOf, effectOf, type Modifier, type ModifierType } from '../modifiers/modifier.ts';
import type { Selector } from '../modifiers/selector.ts';
import { concernsByRule } from '../scenario/persistentRules.ts';
import { isMonster } from '../state/figures.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import type { Condition } from '../vocabulary/vocabulary.ts';
import { isSelected } from './selection.ts';

type Of<Type extends ModifierType> = Extract<Modifier, { readonly type: Type }>;

/** A modifier that applies to a figure now, with its source. */
export interface ActiveModifier<Type extends ModifierType = ModifierType> {
  readonly modifier: Of<Type>;
  readonly at: Pointer;
  /** The figure that owns the effect. */
  readonly owner: FigureId;
  /** The number fixed when the effect began. */
  readonly value: number | null;
}

const passiveItems = new Map<string, PointedModifiers>();

/** Returns the modifiers of a passive item. */
function passiveOf(item: string): PointedModifiers {
  let known = passiveItems.get(item);
  if (known === undefined) {
    const { use, does } = recordOf('item', item);
    const list: (readonly [Pointer, Modifier])[] = [];
    for (const [n, action] of (use === 'passive' ? does.actions : []).entries()) {
      if (action.type === 'text') continue;
      for (const [i, modifier] of action.modifiers.entries()) {
        list.push([`item/${item}/does/actions/${n}/modifiers/${i}`, modifier]);
      }
    }
    known = list;
    passiveItems.set(item, known);
  }
  return known;
}

/**
 * Returns all modifiers of a kind that apply to a figure, from statistics, lasting effects and passive items. Attacks,
 * previews and explanations all read this one list.
 */
export function activeModifiers<Type extends ModifierType>(
  table: View,
  id: FigureId,
  type: Type,
): ActiveModifier<Type>[] {
  const found: ActiveModifier<Type>[] = [];
  const figure = table.figures[id]!;
  for (const [at, modifier] of traitsAt(figure.stats)) collect(found, table, type, at, modifier, id, null);
  for (const { at, on, owner, value } of table.lasting) {
    const modifier = modifierAt(at);
    if (on.length > 0 ? on.includes(id) : isFor(table, owner, at, modifier, id)) {
      collect(found, table, type, at, modifier, owner, value);
    }
  }
  const hero = table.heroes[id];
  if (hero !== undefined && !mayUseNoItems(table, id)) {
    for (const { id: item, state } of hero.items) {
      if (state !== 'ready') continue;
      for (const [at, modifier] of passiveOf(item)) collect(found, table, type, at, modifier, id, null);
    }
  }
  return found;
}

/** Checks whether a hero may use no items. Reads the list directly, because `activeModifiers` itself calls this for items. */
export function mayUseNoItems({ lasting }: Pick<View, 'lasting'>, id: FigureId): boolean {
  return lasting.some(({ at, on }) => {
    if (!on.includes(id)) return false;
    const modifier = modifierAt(at);
    return aspectsOf(modifier).prohibition?.(modifier) === 'items';
  });
}

/**
 * Checks whether an effect without fixed targets applies to this figure: its owner, or any figure that its selector
 * takes now.
 */
function isFor(table: View, owner: FigureId, at: Pointer, modifier: Modifier, id: FigureId): boolean {
  if (owner < 0) return concernsByRule(table, at, id);
  const who = whoeverFits(modifier);
  if (who === undefined) return owner === id;
  if (table.figures[owner]!.cell < 0) return false;
  return isSelected({ table, figure: owner, target: -1 }, who, id);
}

/** Returns the selector of a modifier that applies to every matching figure while it lasts. */
export function whoeverFits(modifier: Modifier): Selector | undefined {
  return effectOf(modifier).appliesTo?.(modifier);
}

/** Collects a modifier of the kind, or those of the kind under a condition that holds. */
function collect<Type extends ModifierType>(
  found: ActiveModifier<Type>[],
  table: View,
  type: Type,
  at: Pointer,
  modifier: Modifier,
  owner: FigureId,
  value: number | null,
): void {
  if (modifier.type === type) found.push({ modifier: modifier as Of<Type>, at, owner, value });
  else {
    const conditional = aspectsOf(modifier).conditional?.(modifier);
    if (conditional === undefined || !holds({ table, figure: owner, target: -1 }, conditional.if)) return;
    for (const [i, one] of conditional.effects.entries()) {
      collect(found, table, type, below(at, 'effects', i), one, owner, null);
    }
  }
}

/** A number with its sources. */
export interface Sum {
  readonly total: number;
  readonly parts: readonly { readonly at: Pointer; readonly value: number }[];
}

const NOTHING: Sum = { total: 0, parts: [] };

function sumOf(parts: readonly { readonly at: Pointer; readonly value: number }[]): Sum {
  if (parts.length === 0) return NOTHING;
  return { total: parts.reduce((sum, { value }) => sum + value, 0), parts };
}

/** Returns the amount that a figure's shields subtract from every attack on it. R 7.7 */
export function shieldOf(table: View, id: FigureId): Sum {
  const held = activeModifiers(table, id, 'shield');
  const more = held.length === 0 ? 0 : raiseOf(table, id, 'shield');
  return sumOf(
    held.map(({ modifier, at, owner, value }) => ({
      at,
      value: (value ?? evaluateAmount({ table, figure: owner, target: id }, modifier.value)) + more,
    })),
  );
}

/** Returns the bonus to each of a figure's shields or retaliates. */
export function raiseOf(table: View, id: FigureId, what: 'shield' | 'retaliate'): number {
  return activeModifiers(table, id, 'raise')
    .filter(({ modifier }) => modifier.what === what)
    .reduce((sum, { modifier }) => sum + modifier.value, 0);
}

/** Returns the damage that an attacker suffers from a figure's retaliate at this distance. R 7.8 */
export function retaliateOf(table: View, id: FigureId, distance: number): Sum {
  const held = activeModifiers(table, id, 'retaliate').filter(({ modifier }) => distance <= modifier.range);
  const more = held.length === 0 ? 0 : raiseOf(table, id, 'retaliate');
  return sumOf(
    held.map(({ modifier, at, owner, value }) => ({
      at,
      value: (value ?? evaluateAmount({ table, figure: owner, target: id }, modifier.value)) + more,
    })),
  );
}

/** Checks whether a figure is immune to a condition or forced movement. R 8.11 */
export function isImmune(
  table: View,
  id: FigureId,
  to: Condition | 'push' | 'pull' | 'hazardous' | 'difficult',
  negative = false,
): boolean {
  const figure = table.figures[id]!;
  if (isMonster(figure) && to !== 'hazardous' && to !== 'difficult') {
    if (recordOf('monster', figure.type).immunities.includes(to)) return true;
  }
  // R 14.3: objects are immune to negative conditions, push and pull.
  if (figure.kind === 'objective' && (negative || to === 'push' || to === 'pull')) return true;
  return activeModifiers(table, id, 'immune').some(
    ({ modifier }) => modifier.to.includes(to) || (negative && modifier.to.includes('negative')),
  );
}

/** Checks whether a figure is invisible, by the condition or by a passive item. R 8.7 */
export function isInvisible(table: View, id: FigureId): boolean {
  if (hasCondition(table.figures[id]!, 'invisible')) return true;
  // Hot path: skips items that never make a figure invisible.
  const mayHide = table.heroes[id]?.items.some(({ id: item }) =>
    passiveOf(item).some(([, modifier]) => aspectsOf(modifier).conditional !== undefined),
  );
  return (
    mayHide === true &&
    activeModifiers(table, id, 'condition').some(({ modifier }) => modifier.condition === 'invisible')
  );
}

/** Returns the maximum hit points that a heal may reach, which can exceed the printed maximum. R 8.9 */
export function mostHitPoints(table: View, id: FigureId): number {
  return Math.max(
    table.figures[id]!.maxHp,
    ...activeModifiers(table, id, 'hit-points').map(({ modifier }) => modifier.over ?? 0),
  );
}

/** Checks whether a figure is invisible to another figure, which may ignore invisibility. R 8.7 */
export function isUnseenBy(table: View, other: FigureId, id: FigureId): boolean {
  return isInvisible(table, id) && activeModifiers(table, other, 'sight').length === 0;
}

export function isForbidden(table: View, id: FigureId, what: Prohibition): boolean {
  return activeModifiers(table, id, 'forbid').some(({ modifier }) => modifier.what === what);
}

/** Whether a figure flies. R 5.8 */
export function isFlying(table: View, id: FigureId): boolean {
  const figure = table.figures[id]!;
  const flies =
    (isMonster(figure) && recordOf('monster', figure.type).flying) ||
    statsOf(figure).flying === true ||
    activeModifiers(table, id, 'fly').length > 0;
  return flies && !isForbidden(table, id, 'fly');
}
