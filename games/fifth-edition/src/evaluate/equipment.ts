import type { ArmorFacts, WeaponFacts } from '../content/records.ts';
import type { ItemSource, Rulebook } from '../content/rulebook.ts';
import type { CharacterRecord, InventoryEntry } from '../record.ts';
import type { Issue } from '../sheet.ts';
import type { WieldedWeapon } from '../weaponFilter.ts';
import { unknownReference } from './issues.ts';

/** Something in the inventory, with what it is made of. */
export interface CarriedItem {
  readonly instance: string;
  readonly id: string;
  readonly name: string;
  readonly source: ItemSource;
  readonly base: ItemSource | undefined;
  readonly entry: InventoryEntry;
  /** Worn or held, and not refused. */
  equipped: boolean;
  attuned: boolean;
  refused: string | undefined;
  readonly tags: readonly string[];
  readonly armor: ArmorFacts | undefined;
  readonly weapon: WeaponFacts | undefined;
  readonly bonus: number;
}

/** What is worn and held. */
export interface EquipmentState {
  readonly carried: readonly CarriedItem[];
  readonly armor: CarriedItem | undefined;
  readonly shield: CarriedItem | undefined;
  readonly weapons: readonly CarriedItem[];
  readonly wielded: readonly WieldedWeapon[];
  attunedCount: number;
}

export const NOTHING_CARRIED: EquipmentState = {
  carried: [],
  armor: undefined,
  shield: undefined,
  weapons: [],
  wielded: [],
  attunedCount: 0,
};

/** Reads the inventory; what cannot be together with what stands before it is refused, and counts as put away. SPEC 12 */
export function equip(record: CharacterRecord, rulebook: Rulebook, issues: Issue[]): EquipmentState {
  const carried = record.inventory.flatMap((entry, index) => carry(entry, index, rulebook, issues));
  refuseSecondArmor(carried, issues);
  refuseThirdHand(carried, issues);
  return stateOf(carried);
}

/** The same once something more has been refused. */
export function withoutRefused({ carried, attunedCount }: EquipmentState): EquipmentState {
  return { ...stateOf(carried), attunedCount };
}

function stateOf(carried: readonly CarriedItem[]): EquipmentState {
  const worn = carried.filter((item) => item.equipped);
  const shield = worn.find(isShieldItem);
  const weapons = worn.filter(({ weapon }) => weapon !== undefined);
  return {
    carried,
    armor: worn.find(isSuit),
    shield,
    weapons,
    wielded: weapons.map((weapon) => wieldedOf(weapon, weapons, shield !== undefined)),
    attunedCount: 0,
  };
}

function isSuit({ armor }: CarriedItem): boolean {
  return armor !== undefined && armor.category !== 'shield';
}

function refuse(item: CarriedItem, issue: Issue, issues: Issue[]): void {
  item.equipped = false;
  item.refused = issue.message;
  issues.push(issue);
}

function refuseSecondArmor(carried: readonly CarriedItem[], issues: Issue[]): void {
  const [first, ...others] = carried.filter((item) => item.equipped && isSuit(item));
  for (const item of others)
    refuse(item, problem('E_EQUIP_ARMOR', `${first?.name} and ${item.name}: one suit of armor at a time`), issues);
}

function carry(entry: InventoryEntry, index: number, rulebook: Rulebook, issues: Issue[]): CarriedItem[] {
  const source = rulebook.items.get(entry.item);
  if (source === undefined) {
    issues.push(unknownReference('item', entry.item, `inventory[${index}].item`, rulebook.items.keys()));
    return [];
  }
  const { record } = source;
  const isRefused = entry.base !== undefined && !record.bases?.includes(entry.base);
  if (isRefused) issues.push(baseRefusal(entry.base ?? '', record.name, `inventory[${index}].base`, rulebook));
  // A refused base is as good as none: the item is made of what it usually is.
  const baseId = (isRefused ? undefined : entry.base) ?? record.bases?.[0];
  const base = baseId === undefined ? undefined : rulebook.items.get(baseId);
  return [
    {
      instance: entry.instanceId,
      id: entry.item,
      name: record.name,
      source,
      base,
      entry,
      equipped: entry.equipped,
      attuned: false,
      refused: undefined,
      tags: [
        entry.item,
        ...(baseId === undefined ? [] : [baseId]),
        ...(record.tags ?? []),
        ...(base?.record.tags ?? []),
      ],
      armor: record.armor ?? base?.record.armor,
      weapon: record.weapon ?? base?.record.weapon,
      bonus: record.bonus ?? 0,
    },
  ];
}

function baseRefusal(id: string, name: string, path: string, { items }: Rulebook): Issue {
  if (!items.has(id)) return unknownReference('item', id, path, items.keys());
  return problem('E_EQUIP_BASE', `${name} cannot be made of ${id}`, path);
}

/** Two hands hold a weapon that takes both, or two things, a shield among them. */
function refuseThirdHand(carried: readonly CarriedItem[], issues: Issue[]): void {
  const held: CarriedItem[] = [];
  for (const item of carried) {
    if (!item.equipped) continue;
    const isShield = isShieldItem(item);
    const takesBoth = isTwoHanded(item);
    const isInHand = item.entry.slot === 'mainHand' || item.entry.slot === 'offHand';
    if (!isShield && !takesBoth && !isInHand) continue;
    const other = held.find((each) => (takesBoth && isShieldItem(each)) || (isShield && isTwoHanded(each)));
    const hands = held.filter(
      (each) => each.entry.slot === 'mainHand' || each.entry.slot === 'offHand' || isShieldItem(each),
    );
    if (other !== undefined) {
      const [both, one] = takesBoth ? [item, other] : [other, item];
      refuse(item, problem('E_EQUIP_HANDS', `${both.name} takes both hands; ${one.name} needs one`), issues);
    } else if (isInHand && hands.length >= HANDS) {
      const names = [...hands, item].map(({ name }) => name).join(', ');
      refuse(item, problem('E_EQUIP_HANDS', `${names}: more than two hands can hold`), issues);
    } else held.push(item);
  }
}

const HANDS = 2;

function isShieldItem({ armor }: CarriedItem): boolean {
  return armor?.category === 'shield';
}

function isTwoHanded({ weapon }: CarriedItem): boolean {
  return weapon?.properties.includes('two-handed') ?? false;
}

function wieldedOf(item: CarriedItem, all: readonly CarriedItem[], hasShield: boolean): WieldedWeapon {
  const weapon = item.weapon!;
  const others = all.filter((other) => other !== item && other.weapon?.range === 'melee');
  return {
    instance: item.instance,
    id: item.base?.record.id ?? item.id,
    range: weapon.range,
    category: weapon.category,
    properties: weapon.properties,
    tags: item.tags,
    hand: item.entry.slot === 'offHand' ? 'off' : 'main',
    alone: others.length === 0 && !(hasShield && weapon.properties.includes('two-handed')),
  };
}

function problem(code: string, message: string, path = 'inventory'): Issue {
  return { severity: 'error', code, path, message };
}
