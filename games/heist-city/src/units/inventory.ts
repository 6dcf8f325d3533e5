import { crew, itemOf } from '../content/index.ts';
import type { Item, State, View } from '../state/state.ts';
import { hasVariant, type Rules } from '../state/variants.ts';
import { equipmentWorks, isFirst } from './stats.ts';

/** Returns how many things a character can carry; items that add slots do not work in an area of shock. R 3.2, 14.3 */
export function slotLimit(state: View, unit: number): number {
  const { items } = state.characters[unit]!;
  let limit = crew.equipmentSlots;
  if (!equipmentWorks(state, unit)) return limit;
  for (let i = 0; i < items.length; i++) if (isFirst(items, i)) limit += itemOf(items[i]!.item).bonus.slots ?? 0;
  return limit;
}

/** Returns how many slots are taken: each objective takes one. R 12.1 */
export function slotsTaken(state: View, unit: number): number {
  const { items, carries } = state.characters[unit]!;
  return items.length + carries.length - (hasVariant(state, 'carry-free') ? objectivesOf(state, unit) : 0);
}

/** Returns how many more things it can carry. */
export function freeSlots(state: View, unit: number): number {
  return Math.max(0, slotLimit(state, unit) - slotsTaken(state, unit));
}

/** Returns how many carried things score at home: info drops and Footballs. R 12.9 */
export function objectivesOf(state: View, unit: number): number {
  const { items, carries } = state.characters[unit]!;
  return carries.length + items.filter(({ item }) => isObjective(item)).length;
}

/** Removes the carried objectives from play. */
export function handOver(state: State, unit: number): void {
  const character = state.characters[unit]!;
  character.carries = [];
  character.items = character.items.filter(({ item }) => !isObjective(item));
}

function isObjective(id: string): boolean {
  const item = itemOf(id);
  return item.type === 'tool' && item.effects.some(({ kind }) => kind === 'objective');
}

/** Returns a new piece of equipment: loaded, with all its uses. R 3.7 */
export function newItem(rules: Rules, item: string): Item {
  return { item, loaded: true, uses: usesOf(rules, item), found: false };
}

/** Returns how often an item can be used; -1 for no limit. */
export function usesOf(rules: Rules, item: string): number {
  const { type, uses } = itemOf(item);
  return type === 'thrown' && hasVariant(rules, 'thrown-unlimited') ? -1 : uses;
}

/** Drops everything a character picked up during play in its hex; bought items stay. R 12.5 */
export function letGo(state: State, unit: number): void {
  const character = state.characters[unit]!;
  const { cell } = character;
  for (const drop of character.carries) state.drops[drop]!.cell = cell;
  if (character.carries.length > 0) character.carries = [];
  if (!character.items.some(({ found }) => found)) return;
  for (const { item, loaded, uses, found } of character.items) {
    if (found) state.gear.push({ item, known: true, cell, loaded, uses });
  }
  character.items = character.items.filter(({ found }) => !found);
}
