import { type Refusal, refuse } from '@tessera/kernel';
import { type ItemRecord, itemOf, items } from '../content/index.ts';
import { hasSight, sightBlocker } from '../map/sight.ts';
import { type Cell, coordsOf, distance, siteOf } from '../map/site.ts';
import { outOfRange } from '../state/refusals.ts';
import type { Item, State, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { equipmentWorks } from '../units/stats.ts';
import { areEnemies, cellOf, distanceBetween, isConscious, isNpc, unitCount } from '../units/units.ts';

/** Weapon of the content. */
export type Weapon = Extract<ItemRecord, { type: 'ranged' | 'melee' }>;

const INNATE: readonly string[] = items.filter(({ source }) => source === 'innate').map(({ id }) => id);

/** Distance within which a Hidden character can be shot at, by variant. B17 */
const HIDDEN_SIGHT = 3;

/** Returns the ids of a character's weapons: carried ones, and fists. R 3.4 */
export function armsOf(state: View, unit: number): string[] {
  const arms: string[] = [];
  for (const { item } of state.characters[unit]!.items) if (!arms.includes(item)) arms.push(item);
  for (const item of INNATE) if (!arms.includes(item)) arms.push(item);
  return arms;
}

/** Returns the item a character would use; of several copies a ready one. */
export function itemInHand(state: State, unit: number, id: string): Item | undefined;
export function itemInHand(state: View, unit: number, id: string): Readonly<Item> | undefined;
export function itemInHand(state: View, unit: number, id: string): Readonly<Item> | undefined {
  const { items } = state.characters[unit]!;
  return (
    items.find(({ item, loaded, uses }) => item === id && loaded && uses !== 0) ?? items.find(({ item }) => item === id)
  );
}

/** Returns why a character may not use this weapon now. R 7.2 */
export function refuseWeapon(state: View, unit: number, id: string): Refusal | undefined {
  if (INNATE.includes(id)) return refuseFists(state, unit, id);
  const carried = itemInHand(state, unit, id);
  if (carried === undefined) return refuse('not-carrying', { item: id });
  if (!equipmentWorks(state, unit)) return refuse('disabled', { item: id });
  if (!carried.loaded) return refuse('not-loaded', { item: id });
  return carried.uses === 0 ? refuse('used-up', { action: id }) : undefined;
}

/** Returns why fists are refused: by variant only characters without another melee weapon use them. B14 */
function refuseFists(state: View, unit: number, id: string): Refusal | undefined {
  if (!hasVariant(state, 'fist-fallback-only')) return undefined;
  const isArmed = state.characters[unit]!.items.some(({ item }) => itemOf(item).type === 'melee');
  return isArmed ? refuse('armed', { item: id }) : undefined;
}

/** Returns the weapon of this id and type, if there is one. */
export function weaponOf(id: string, type: Weapon['type']): Weapon | undefined {
  const item = knownItem(id);
  return item?.type === type ? (item as Weapon) : undefined;
}

/** Returns the item of this id, if there is one: client input may name any id. */
export function knownItem(id: string): ItemRecord | undefined {
  return known.get(id);
}

const known: ReadonlyMap<string, ItemRecord> = new Map(items.map((item) => [item.id, item]));

/** Returns why a unit may not be attacked from here. R 9.5 */
export function refuseTarget(
  state: View,
  actor: number,
  target: number,
  kind: 'melee' | 'ranged',
  reach: number,
): Refusal | undefined {
  if (!(target < unitCount(state)) || !isConscious(state, target)) return refuse('no-target', { action: 'attack' });
  if (!areEnemies(actor, target)) return refuse('not-an-enemy', { target });
  const distance = distanceBetween(state, actor, target);
  if (distance > reach) return outOfRange(reach, distance);
  if (kind === 'melee') return undefined;
  if (isOutOfMind(state, target, distance)) return refuse('unseen', { target });
  return refuseSight(state, cellOf(state, actor), cellOf(state, target));
}

function isOutOfMind(state: View, target: number, distance: number): boolean {
  if (distance <= HIDDEN_SIGHT || isNpc(target) || !hasVariant(state, 'hidden-untargetable')) return false;
  return state.characters[target]!.stance === 'hidden';
}

/** Returns the units in reach of an attack, by number. */
export function targetsOf(state: View, actor: number, kind: 'melee' | 'ranged', reach: number): number[] {
  const targets: number[] = [];
  const site = siteOf(state.map);
  const from = cellOf(state, actor);
  for (let unit = 0; unit < unitCount(state); unit++) {
    // Checked first, because most units are too far away.
    const cell = cellOf(state, unit);
    if (cell < 0 || distance(site, from, cell) > reach || !areEnemies(actor, unit)) continue;
    if (refuseTarget(state, actor, unit, kind, reach) === undefined) targets.push(unit);
  }
  return targets;
}

/** Returns whether one hex is in sight of another now. R 4.5 */
export function sees(state: View, from: Cell, to: Cell): boolean {
  return hasSight(siteOf(state.map), state.rubble, smokeOf(state), from, to, state.variants);
}

export function refuseSight(state: View, from: Cell, to: Cell): Refusal | undefined {
  if (sees(state, from, to)) return undefined;
  const site = siteOf(state.map);
  const cell = sightBlocker(site, state.rubble, smokeOf(state), from, to, state.variants);
  return refuse('no-sight', { cell, at: [...coordsOf(site, cell)] });
}

const NO_SMOKE: readonly Cell[] = [];

function smokeOf({ areas }: View): readonly Cell[] {
  if (areas.length === 0) return NO_SMOKE;
  return areas.flatMap(({ effect, cells }) => (effect === 'smoke' ? cells : []));
}
