import { type Refusal, refuse } from '@tessera/kernel';
import { items as allItems, budgetOf, crew, type ItemRecord } from '../content/index.ts';
import { ROLES } from '../state/state.ts';
import { hasVariant, type Rules } from '../state/variants.ts';
import { CREW_SIZE } from './units.ts';

/** Parts of a state, view or options that define the budget of a crew. */
export interface Purse extends Rules {
  readonly budget: number;
}

/** Returns the rule that a crew's equipment breaks, if any. A loadout is a list of items per role. R 3 */
export function checkLoadout(purse: Purse, loadout: readonly (readonly string[])[]): Refusal | undefined {
  if (loadout.length !== CREW_SIZE) return refuse('wrong-crew', { lists: loadout.length, characters: CREW_SIZE });
  for (const [i, items] of loadout.entries()) {
    const problem = checkItems(purse, items);
    if (problem) return refuse(problem.code, { role: ROLES[i]!, ...problem.params });
  }
  const cost = loadoutCost(loadout);
  const budget = creditsOf(purse);
  return cost > budget ? refuse('over-budget', { cost, budget }) : undefined;
}

/** Returns the cost of a crew's equipment; unknown items cost nothing. */
export function loadoutCost(loadout: readonly (readonly string[])[]): number {
  return loadout.flat().reduce((sum, id) => sum + (SHOP.get(id)?.cost ?? 0), 0);
}

/** Returns the credits of a crew. R 3.1; D16 */
export function creditsOf(purse: Purse): number {
  const isFixed = hasVariant(purse, 'budget-75') || hasVariant(purse, 'budget-150');
  return isFixed ? budgetOf(purse.variants) : purse.budget;
}

/** Returns whether an item can be bought. R 3.4, 3.5; D14 */
export function isForSale({ id, source }: Pick<ItemRecord, 'id' | 'source'>, rules: Rules): boolean {
  return source === 'shop' || (id === 'football' && hasVariant(rules, 'football-buyable'));
}

const SHOP: ReadonlyMap<string, ItemRecord> = new Map(allItems.map((item) => [item.id, item]));

function checkItems(rules: Rules, items: readonly string[]): Refusal | undefined {
  let limit = crew.equipmentSlots;
  for (const [i, id] of items.entries()) {
    const item = SHOP.get(id);
    if (!item) return refuse('unknown-item', { item: id });
    if (!isForSale(item, rules)) return refuse('not-for-sale', { item: id });
    if (items.indexOf(id) < i) return refuse('duplicate-item', { item: id });
    limit += item.bonus.slots ?? 0;
  }
  return items.length > limit ? refuse('too-many-items', { items: items.length, limit }) : undefined;
}
