import type { ArmorFacts, WeaponFacts } from '../content/records.ts';
import type { ItemSource, Rulebook } from '../content/rulebook.ts';
import type { CharacterRecord, InventoryEntry } from '../record.ts';
import type { Issue } from '../sheet.ts';
import type { WieldedWeapon } from '../weaponFilter.ts';
import { unknownReference } from './issues.ts';

/** Something in the inventory, with what it is made of. */
export interface CarriedItem {
  readonly instance: string;
  /** Its place in the inventory. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly source: ItemSource;
  readonly base: ItemSource | undefined;
  readonly entry: InventoryEntry;
  readonly equipped: boolean;
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

/** Reads the inventory; what cannot be together is flagged. SPEC 12 */
export function equip(record: CharacterRecord, rulebook: Rulebook, issues: Issue[]): EquipmentState {
  const carried = record.inventory.flatMap((entry, index) => carry(entry, index, rulebook, issues));
  const worn = carried.filter((item) => item.equipped);
  checkSlots(carried, issues);
  const armors = worn.filter(({ armor }) => armor !== undefined && armor.category !== 'shield');
  const shields = worn.filter(({ armor }) => armor?.category === 'shield');
  const weapons = worn.filter(({ weapon }) => weapon !== undefined);
  if (armors.length > 1)
    issues.push(
      problem('E_EQUIP_ARMOR', `${armors.map(({ name }) => name).join(' and ')}: one suit of armor at a time`),
    );
  checkHands(weapons, shields, issues);
  return {
    carried,
    armor: armors[0],
    shield: shields[0],
    weapons,
    wielded: weapons.map((weapon) => wieldedOf(weapon, weapons, shields.length > 0)),
    attunedCount: 0,
  };
}

function carry(entry: InventoryEntry, index: number, rulebook: Rulebook, issues: Issue[]): CarriedItem[] {
  const source = rulebook.items.get(entry.item);
  if (source === undefined) {
    issues.push(
      unknownReference(rulebook.edition, 'item', entry.item, `inventory[${index}].item`, rulebook.items.keys()),
    );
    return [];
  }
  const { record } = source;
  const baseId = entry.base ?? record.bases?.[0];
  const base = baseId === undefined ? undefined : rulebook.items.get(baseId);
  if (baseId !== undefined && base === undefined)
    issues.push(unknownReference(rulebook.edition, 'item', baseId, `inventory[${index}].base`, rulebook.items.keys()));
  if (entry.base !== undefined && !record.bases?.includes(entry.base))
    issues.push(problem('E_EQUIP_BASE', `${record.name} cannot be made of ${entry.base}`, `inventory[${index}].base`));
  return [
    {
      instance: entry.instanceId,
      index,
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

function checkHands(weapons: readonly CarriedItem[], shields: readonly CarriedItem[], issues: Issue[]): void {
  const inHand = (slot: InventoryEntry['slot']) => weapons.filter(({ entry }) => entry.slot === slot);
  const hands = [...inHand('mainHand'), ...inHand('offHand')];
  const twoHanded = weapons.find(({ weapon }) => weapon?.properties.includes('two-handed'));
  if (twoHanded !== undefined && shields[0] !== undefined)
    issues.push(problem('E_EQUIP_HANDS', `${twoHanded.name} takes both hands; ${shields[0].name} needs one`));
  else if (hands.length > 2 || (hands.length === 2 && shields.length > 0))
    issues.push(problem('E_EQUIP_HANDS', `${namesOf(hands)}: more than two hands can hold`));
  else if (inHand('mainHand').length > 1 || inHand('offHand').length > 1)
    issues.push(
      problem('E_EQUIP_HANDS', `${namesOf(hands)}: both in the ${inHand('mainHand').length > 1 ? 'main' : 'off'} hand`),
    );
  const loose = weapons.filter(({ entry }) => entry.slot === undefined).length;
  if (loose > MOST_READY)
    issues.push({
      ...problem(
        'W_EQUIP_READY',
        `${loose} weapons are equipped and no hand is named; ${MOST_READY} can be at the ready`,
      ),
      severity: 'warning',
    });
}

/** Weapons that nobody says which hand holds are at the ready: at the belt, on the back. */
const MOST_READY = 8;
const MOST_NAMES = 3;

/** A few names, and how many more. */
function namesOf(items: readonly CarriedItem[]): string {
  const shown = items.slice(0, MOST_NAMES).map(({ name }) => name);
  const rest = items.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

/** What cannot be where the record says it is. Anything may be worn or held, apart from what has a place of its own. */
function checkSlots(carried: readonly CarriedItem[], issues: Issue[]): void {
  for (const { entry, name, armor, weapon, index } of carried) {
    const { slot } = entry;
    if (slot === undefined) continue;
    const places = armor !== undefined ? ARMOR_SLOTS[armor.category] : weapon !== undefined ? HANDS : ANYWHERE;
    if (!places.includes(slot))
      issues.push(
        problem('E_EQUIP_SLOT', `${name} cannot be in the slot "${slot}"`, `inventory[${index}].slot`, places),
      );
  }
}

type Slot = NonNullable<InventoryEntry['slot']>;
const HANDS: readonly Slot[] = ['mainHand', 'offHand'];
const ANYWHERE: readonly Slot[] = [...HANDS, 'worn'];
const BODY: readonly Slot[] = ['armor', 'worn'];
const ARMOR_SLOTS: Readonly<Record<ArmorFacts['category'], readonly Slot[]>> = {
  light: BODY,
  medium: BODY,
  heavy: BODY,
  shield: ['shield', 'offHand', 'mainHand'],
};

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

function problem(code: string, message: string, path = 'inventory', places?: readonly Slot[]): Issue {
  const hint = places && `It can be in ${places.map((place) => `"${place}"`).join(' or ')}.`;
  return { severity: 'error', code, path, message, ...(hint && { hint }) };
}
