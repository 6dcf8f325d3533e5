import type { Reason } from '@tessera/kernel';
import { itemOf, npcStats, roleStats, STATS, type Stat, type ToolEffect } from '../content/index.ts';
import type { Cell } from '../map/site.ts';
import type { Area, View } from '../state/state.ts';
import { cellOf, FIRST_NPC, isNpc, roleOf, type SeenCharacter } from './units.ts';

/** Returns a unit's effective stat, including equipment and ground. R 1.3 */
export function statOf(state: View, unit: number, stat: Stat): number {
  const bare = baseStat(state, unit, stat);
  if (stat === 'M') return Math.max(0, bare + equipmentBonus(state, unit, stat) - slowdown(state, unit));
  return isNpc(unit) ? bare : bare + equipmentBonus(state, unit, stat);
}

/** Returns the parts of a stat, one per source. */
export function statReasons(state: View, unit: number, stat: Stat): Reason[] {
  const reasons: Reason[] = [{ code: 'stat', params: { stat }, value: baseStat(state, unit, stat) }];
  if (!isNpc(unit) && equipmentWorks(state, unit)) {
    for (const { item, value } of bonuses(state.characters[unit]!, stat)) {
      reasons.push({ code: 'item', params: { item }, value });
    }
  }
  if (stat === 'M' && slowdown(state, unit) > 0) reasons.push({ code: 'freeze', value: -slowdown(state, unit) });
  return reasons;
}

/** Returns all effective stats of a unit. */
export function getEffectiveStats(state: View, unit: number): Record<Stat, number> {
  const stats = { M: 0, MS: 0, BS: 0, W: 0, D: 0, H: 0, C: 0 };
  for (const stat of STATS) stats[stat] = statOf(state, unit, stat);
  return stats;
}

/** Returns the wounds of an undamaged unit. */
export function maxWounds(state: View, unit: number): number {
  return statOf(state, unit, 'W');
}

/** Returns the wounds a unit has left. */
export function woundsOf(state: View, unit: number): number {
  return isNpc(unit) ? state.npcs[unit - FIRST_NPC]!.wounds : state.characters[unit]!.wounds;
}

/** Returns whether a unit has all its wounds. R 9.4 */
export function isUndamaged(state: View, unit: number): boolean {
  return woundsOf(state, unit) >= maxWounds(state, unit);
}

/** Returns whether a character's equipment works in a hex: not in an area of shock. R 14.3 */
export function equipmentWorks(state: View, unit: number, cell: Cell = cellOf(state, unit)): boolean {
  return !isIn(state, 'shock', cell);
}

/** Returns whether a hex lies in an area of smoke, shock or freeze. */
export function isIn(state: View, effect: Area['effect'], cell: Cell): boolean {
  for (const area of state.areas) if (area.effect === effect && area.cells.includes(cell)) return true;
  return false;
}

/** Returns the effect of a working tool of this kind that a character carries. R 14.6 */
export function toolEffect<Kind extends ToolEffect['kind']>(
  state: View,
  unit: number,
  kind: Kind,
  cell: Cell = cellOf(state, unit),
): Extract<ToolEffect, { kind: Kind }> | undefined {
  if (isNpc(unit) || !equipmentWorks(state, unit, cell)) return undefined;
  for (const { item, uses } of state.characters[unit]!.items) {
    const record = itemOf(item);
    if (record.type !== 'tool' || uses === 0) continue;
    for (const effect of record.effects) if (isOfKind(effect, kind)) return effect;
  }
  return undefined;
}

/**
 * Returns whether mobs and turrets neither target nor notice a character: In Plain Sight, Security Uniform. R 13, 14.6
 */
export function isImmuneToMobs(state: View, unit: number, cell: Cell = cellOf(state, unit)): boolean {
  return state.characters[unit]!.inPlainSight || toolEffect(state, unit, 'mob-immunity', cell) !== undefined;
}

function isOfKind<Kind extends ToolEffect['kind']>(
  effect: ToolEffect,
  kind: Kind,
): effect is Extract<ToolEffect, { kind: Kind }> {
  return effect.kind === kind;
}

function baseStat(state: View, unit: number, stat: Stat): number {
  if (!isNpc(unit)) return roleStats(roleOf(unit), state.variants)[stat];
  const stats = npcStats(state.npcs[unit - FIRST_NPC]!.kind, state.variants);
  // NPCs neither hack nor charm, and a guard has no gun: they never roll on these.
  return stat === 'H' || stat === 'C' ? NO_SKILL : (stats[stat] ?? NO_SKILL);
}

/** Number that no roll beats. */
const NO_SKILL = 13;

function equipmentBonus(state: View, unit: number, stat: Stat): number {
  if (isNpc(unit)) return 0;
  const { items } = state.characters[unit]!;
  let sum = 0;
  for (let i = 0; i < items.length; i++) {
    const bonus = itemOf(items[i]!.item).bonus[stat];
    if (bonus !== undefined && isFirst(items, i)) sum += bonus;
  }
  return sum !== 0 && equipmentWorks(state, unit) ? sum : 0;
}

function bonuses({ items }: SeenCharacter, stat: Stat): { item: string; value: number }[] {
  return items.flatMap(({ item }, i) => {
    const value = itemOf(item).bonus[stat];
    return value !== undefined && isFirst(items, i) ? [{ item, value }] : [];
  });
}

/** Returns whether an item is the first of its kind: a second copy adds nothing. R 1.3 */
export function isFirst(items: SeenCharacter['items'], index: number): boolean {
  for (let i = 0; i < index; i++) if (items[i]!.item === items[index]!.item) return false;
  return true;
}

/** Returns the reduction of a Move by a frozen hex. R 14.3 */
function slowdown(state: View, unit: number): number {
  return state.areas.length > 0 && isIn(state, 'freeze', cellOf(state, unit)) ? freezeSlow() : 0;
}

function freezeSlow(): number {
  const freeze = itemOf('freeze');
  return freeze.type === 'thrown' && freeze.effect.kind === 'freeze' ? freeze.effect.slow : 0;
}
