import type { MessageParam, NestedMessage } from '@tessera/rules';
import type { ArmorFacts, WeaponFacts } from '../../content/records/records.ts';
import type { ItemSource, Rulebook } from '../../content/rulebook.ts';
import type { WieldedWeapon } from '../../facts/weaponFilter.ts';
import type { CharacterRecord, InventoryEntry } from '../../record/record.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { either, engineMessage } from '../../vocabulary/message.ts';
import { unknownReference } from './issues.ts';

/** An item of the inventory with its base item. */
export interface CarriedItem {
  readonly instance: string;
  /** Index in the inventory. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly source: ItemSource;
  readonly base: ItemSource | undefined;
  readonly entry: InventoryEntry;
  /** Whether it is worn or held, and not refused. */
  equipped: boolean;
  attuned: boolean;
  refused: NestedMessage | undefined;
  readonly tags: readonly string[];
  readonly armor: ArmorFacts | undefined;
  readonly weapon: WeaponFacts | undefined;
  readonly bonus: number;
}

/** Items that are worn and held. */
export interface EquipmentState {
  readonly carried: readonly CarriedItem[];
  readonly armor: CarriedItem | undefined;
  readonly shield: CarriedItem | undefined;
  readonly weapons: readonly CarriedItem[];
  readonly wielded: readonly WieldedWeapon[];
  attunedCount: number;
  /** Whether magic items ignore requirements of class, species, level and spellcasting. */
  isForAnyone: boolean;
}

export const NOTHING_CARRIED: EquipmentState = {
  carried: [],
  armor: undefined,
  shield: undefined,
  weapons: [],
  wielded: [],
  attunedCount: 0,
  isForAnyone: false,
};

/** Reads the inventory. Items that conflict with earlier ones are refused and count as not equipped. SPEC 12 */
export function equip(record: CharacterRecord, rulebook: Rulebook, issues: Issue[]): EquipmentState {
  const carried = record.inventory.flatMap((entry, index) => carry(entry, index, rulebook, issues));
  refuseSecondArmor(carried, issues);
  refuseThirdHand(carried, issues);
  checkSlots(carried, issues);
  const state = stateOf(carried);
  checkReady(state.weapons, issues);
  return state;
}

/** Recalculates the equipment after further refusals. */
export function withoutRefused({ carried, attunedCount, isForAnyone }: EquipmentState): EquipmentState {
  return { ...stateOf(carried), attunedCount, isForAnyone };
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
    isForAnyone: false,
  };
}

function isSuit({ armor }: CarriedItem): boolean {
  return armor !== undefined && armor.category !== 'shield';
}

function refuse(item: CarriedItem, issue: Issue, issues: Issue[]): void {
  putAway(item, issue);
  issues.push(issue);
}

function putAway(item: CarriedItem, { message }: Issue): void {
  item.equipped = false;
  item.refused = message;
}

function refuseSecondArmor(carried: readonly CarriedItem[], issues: Issue[]): void {
  const [first, ...others] = carried.filter((item) => item.equipped && isSuit(item));
  for (const item of others)
    refuse(
      item,
      problem('E_EQUIP_ARMOR', engineMessage('one-armor', { first: first?.name ?? '', second: item.name })),
      issues,
    );
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
  const isRefused = entry.base !== undefined && !record.bases?.includes(entry.base);
  if (isRefused) issues.push(baseRefusal(entry.base ?? '', record.name, `inventory[${index}].base`, rulebook));
  // Without a valid base, the item uses its default base.
  const baseId = (isRefused ? undefined : entry.base) ?? record.bases?.[0];
  const base = baseId === undefined ? undefined : rulebook.items.get(baseId);
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

function baseRefusal(id: string, name: string, path: string, { edition, items }: Rulebook): Issue {
  if (!items.has(id)) return unknownReference(edition, 'item', id, path, items.keys());
  return problem('E_EQUIP_BASE', engineMessage('cannot-be-made-of', { name, id }), path);
}

/** Two hands hold a two-handed weapon, or two items including a shield, one in each hand. */
function refuseThirdHand(carried: readonly CarriedItem[], issues: Issue[]): void {
  const held: CarriedItem[] = [];
  const spare: CarriedItem[] = [];
  for (const item of carried) {
    if (!item.equipped) continue;
    const isShield = isShieldItem(item);
    const takesBoth = isTwoHanded(item);
    if (!takesBoth && !takesHand(item)) continue;
    const other = held.find((each) => (takesBoth && isShieldItem(each)) || (isShield && isTwoHanded(each)));
    const hands = held.filter(takesHand);
    const isFull =
      hands.length >= TWO_HANDS || hands.some(({ entry }) => isHand(entry.slot) && entry.slot === item.entry.slot);
    if (other !== undefined) {
      const [both, one] = takesBoth ? [item, other] : [other, item];
      refuse(
        item,
        problem('E_EQUIP_HANDS', engineMessage('takes-both-hands', { both: both.name, one: one.name })),
        issues,
      );
    } else if (takesHand(item) && isFull) spare.push(item);
    else held.push(item);
  }
  if (spare.length > 0) refuseSpare(held.filter(takesHand), spare, issues);
}

/** Reports one issue for all of them, because a record can name hundreds. */
function refuseSpare(held: readonly CarriedItem[], spare: readonly CarriedItem[], issues: Issue[]): void {
  const all = [...held, ...spare];
  const oneHand = spare[0]?.entry.slot === 'offHand' ? 'both-in-off-hand' : 'both-in-main-hand';
  const code = all.length > TWO_HANDS ? 'two-hands' : oneHand;
  const issue = problem('E_EQUIP_HANDS', engineMessage(code, { names: namesOf(all) }));
  for (const item of spare) putAway(item, issue);
  issues.push(issue);
}

/** Whether it certainly occupies one hand: its slot says so, or it is a shield. */
function takesHand(item: CarriedItem): boolean {
  return isHand(item.entry.slot) || isShieldItem(item);
}

function isHand(slot: InventoryEntry['slot']): boolean {
  return slot === 'mainHand' || slot === 'offHand';
}

const TWO_HANDS = 2;

function isShieldItem({ armor }: CarriedItem): boolean {
  return armor?.category === 'shield';
}

function isTwoHanded({ weapon }: CarriedItem): boolean {
  return weapon?.properties.includes('two-handed') ?? false;
}

/** Limits the number of ready weapons without a hand. */
function checkReady(weapons: readonly CarriedItem[], issues: Issue[]): void {
  const loose = weapons.filter(({ entry }) => entry.slot === undefined).length;
  if (loose <= MAX_READY) return;
  const message = engineMessage('too-many-ready', { count: loose, most: MAX_READY });
  issues.push({ ...problem('W_EQUIP_READY', message), severity: 'warning' });
}

/** Limit of equipped weapons without a hand, for example on the belt or back. */
const MAX_READY = 8;
const MAX_NAMES = 3;

/** Formats the first names and the number of the remaining ones. */
function namesOf(items: readonly CarriedItem[]): MessageParam {
  const shown = items.slice(0, MAX_NAMES).map(({ name }) => name);
  const rest = items.length - shown.length;
  return rest > 0 ? engineMessage('and-more', { names: shown, count: rest }) : shown;
}

/**
 * Reports items in impossible slots. Any item may be worn or held, except weapons and armor, which have fixed slots.
 */
function checkSlots(carried: readonly CarriedItem[], issues: Issue[]): void {
  for (const { entry, name, armor, weapon, index } of carried) {
    const { slot } = entry;
    if (slot === undefined) continue;
    const places = armor !== undefined ? ARMOR_SLOTS[armor.category] : weapon !== undefined ? HANDS : ANYWHERE;
    if (!places.includes(slot))
      issues.push(
        problem('E_EQUIP_SLOT', engineMessage('wrong-slot', { name, slot }), `inventory[${index}].slot`, places),
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

function problem(code: string, message: NestedMessage, path = 'inventory', places?: readonly Slot[]): Issue {
  const hint =
    places && engineMessage('can-be-in', { slots: either(places.map((what) => engineMessage('quoted', { what }))) });
  return { severity: 'error', code, path, message, ...(hint && { hint }) };
}
