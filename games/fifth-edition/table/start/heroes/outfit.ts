import {
  type CharacterRecord,
  type Coins,
  coinsFor,
  type DerivedState,
  evaluateCharacter,
  type Rulebook,
  startingEquipment,
  startingItems,
} from '@tessera/fifth-edition';
import { bestAnswers } from './bestAnswers.ts';
import { callings } from './callings.ts';
import { type StartingItem, startingBelongings } from './startingGear.ts';
import { armorWorth, isTwoHanded, weaponWorth } from './wornWorth.ts';

/** Belongings of a new hero, and the coins that are left. */
export interface Outfit {
  readonly items: readonly StartingItem[];
  readonly coins: Coins;
}

/** Gold of a hero who begins at a higher level, besides the equipment of the class: the average of the dice. */
const SEASONED_GOLD = [
  { from: 17, gold: 21_375 },
  { from: 11, gold: 6_375 },
  { from: 5, gold: 637 },
] as const;

/** Of a higher purse, this much may go into one suit of armor. */
const ARMOR_SHARE = 0.75;

/**
 * Chooses among the packages of class and background by what they add to the numbers, equips the best of them, and buys
 * what is missing: better armor, a shield, ammunition. Each is tried on the character, so that this works for any class
 * of any pack.
 */
export function outfit(record: CharacterRecord, rulebook: Rulebook): Outfit {
  const questions = startingEquipment(record, rulebook);
  const answers = bestAnswers(questions, record, rulebook);
  const carried = startingBelongings(questions, answers, rulebook).map(({ item, count }) => ({ item, count }));
  const seasoned = SEASONED_GOLD.find(({ from }) => record.levels.length >= from)?.gold ?? 0;
  const purse: Purse = { gold: startingItems(questions, answers).gold + seasoned };
  const dressed = dress(record, rulebook, carried, purse);
  const bought = supplies(dressed, rulebook, purse);
  return { items: [...dressed, ...bought], coins: coinsFor(purse.gold) };
}

interface Purse {
  gold: number;
}

interface Carried {
  readonly item: string;
  readonly count?: number | undefined;
}

/** Equips armor, weapon and shield, the best that is carried or can be bought. Replaced armor is left behind. */
function dress(
  record: CharacterRecord,
  rulebook: Rulebook,
  carried: readonly Carried[],
  purse: Purse,
): readonly StartingItem[] {
  const { items } = rulebook;
  const own = new Set(carried.map(({ item }) => item));
  const isBody = (id: string) => ![undefined, 'shield'].includes(items.get(id)?.record.armor?.category);
  const sold = [...items].filter(([, { record: item, isOfEdition }]) => isOfEdition && !item.magical).map(([id]) => id);
  const priceOf = (id: string) => (own.has(id) ? 0 : (items.get(id)?.record.cost ?? 0));
  const wear = (ids: readonly string[]) => evaluateCharacter(wearing(record, ids), rulebook);

  const bare = wear([]);
  const affordable = sold.filter((id) => isBody(id) && priceOf(id) <= purse.gold * ARMOR_SHARE);
  const armor = best([...carried.map(({ item }) => item).filter(isBody), ...affordable], (id) =>
    armorWorth(bare, wear([id]), priceOf(id)),
  );
  if (armor !== undefined) purse.gold -= priceOf(armor);
  const worn = armor === undefined ? [] : [armor];
  const isArcher = callings[record.levels[0]?.class ?? '']?.isArcher === true;
  const { weapon, shield } = hands(rulebook, { carried, sold, worn, purse, isArcher, priceOf, wear });
  const equipped = [armor, weapon, shield].filter((id) => id !== undefined);
  const rest = carried.filter(({ item }) => !equipped.includes(item) && !isBody(item));
  const spare = carried.find(({ item }) => item === weapon)?.count ?? 1;
  return [
    ...equipped.map((item) => ({ item, equipped: true })),
    ...(weapon !== undefined && spare > 1 ? [{ item: weapon, equipped: false, ...counted(spare - 1) }] : []),
    ...rest.map(({ item, count }) => ({ item, equipped: false, ...counted(count ?? 1) })),
  ];
}

interface Arming {
  readonly carried: readonly Carried[];
  readonly sold: readonly string[];
  readonly worn: readonly string[];
  readonly purse: Purse;
  readonly isArcher: boolean;
  readonly priceOf: (id: string) => number;
  readonly wear: (ids: readonly string[]) => DerivedState;
}

/** A point of armor class outweighs so many points of damage. */
const SHIELD_WORTH = 1.2;

/** Chooses between the strongest weapon and one that leaves a hand for a shield. */
function hands(rulebook: Rulebook, { carried, sold, worn, purse, isArcher, priceOf, wear }: Arming) {
  const { items } = rulebook;
  const unarmed = wear(worn);
  const weapons = carried.map(({ item }) => item).filter((id) => items.get(id)?.record.weapon !== undefined);
  const worth = (id: string) => weaponWorth(wear([...worn, id]), id, unarmed);
  const ranged = weapons.filter((id) => items.get(id)?.record.weapon?.range === 'ranged');
  if (isArcher && ranged.length > 0) return { weapon: best(ranged, worth), shield: undefined };
  const melee = weapons.filter((id) => !ranged.includes(id) || ranged.length === weapons.length);
  const strongest = best(melee, worth);
  const handy = best(
    melee.filter((id) => !isTwoHanded(items.get(id)?.record.weapon)),
    worth,
  );
  const inHand = [...worn, ...(handy === undefined ? [] : [handy])];
  const shields = sold.filter((id) => items.get(id)?.record.armor?.category === 'shield' && priceOf(id) <= purse.gold);
  const protection = (id: string) => armorWorth(wear(inHand), wear([...inHand, id]), 0);
  const shield = best(shields, protection);
  const loss = strongest === undefined || handy === undefined ? 0 : worth(strongest) - worth(handy);
  if (shield === undefined || (strongest !== undefined && handy === undefined))
    return { weapon: strongest, shield: undefined };
  const isTwoHandedBetter = loss > protection(shield) * SHIELD_WORTH && priceOf(shield) > 0;
  if (isTwoHandedBetter) return { weapon: strongest, shield: undefined };
  purse.gold -= priceOf(shield);
  return { weapon: handy, shield };
}

/** Buys ammunition for the weapons that need it. */
function supplies(carried: readonly Carried[], { items }: Rulebook, purse: Purse): readonly StartingItem[] {
  const needed = new Set(carried.map(({ item }) => items.get(item)?.record.weapon?.ammunition));
  return [...needed].flatMap((id) => {
    const cost = items.get(id ?? '')?.record.cost ?? 0;
    if (id === undefined || carried.some(({ item }) => item === id) || cost > purse.gold) return [];
    purse.gold -= cost;
    return [{ item: id, equipped: false }];
  });
}

function counted(count: number): { readonly count?: number } {
  return count > 1 ? { count } : {};
}

/** Returns the record with only these items, all equipped. */
function wearing(record: CharacterRecord, items: readonly string[]): CharacterRecord {
  const inventory = items.map((item) => ({ instanceId: item, item, equipped: true, attuned: false }));
  return { ...record, inventory };
}

/** Returns the entry with the highest positive rating; the first of equals. */
function best<Each>(list: readonly Each[], worth: (each: Each) => number): Each | undefined {
  let found: Each | undefined;
  let highest = 0;
  for (const each of list) {
    const value = worth(each);
    if (value > highest) [found, highest] = [each, value];
  }
  return found;
}
