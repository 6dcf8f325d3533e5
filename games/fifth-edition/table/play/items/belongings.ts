import type { SingleAction } from '@tessera/fifth-edition';
import {
  type ActionOf,
  type CharacterRecord,
  type Coins,
  coinWeight,
  type DerivedState,
  type InventoryEntry,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';
import type { RulebookItem } from './itemOffers.ts';

export type Slot = NonNullable<InventoryEntry['slot']>;

/** A carried item with its derived data. */
export interface Belonging {
  readonly entry: InventoryEntry;
  readonly name: string;
  /** Undefined when content no longer has the item. */
  readonly item: RulebookItem | undefined;
  readonly base: RulebookItem | undefined;
  readonly weight: number;
  /** Whether the sheet accepts its attunement. */
  readonly isAttuned: boolean;
  /** Reason why its attunement is refused. */
  readonly refused: NestedMessage | undefined;
  /** Slot when worn or held. */
  readonly place: Slot;
  readonly needsTwoHands: boolean;
}

/** Returns the carried items, worn and held ones first, otherwise in the order of the record. */
export function belongings(record: CharacterRecord, sheet: DerivedState, rulebook: Rulebook): Belonging[] {
  const lines = record.inventory.map((entry): Belonging => {
    const item = rulebook.items.get(entry.item)?.record;
    const baseId = entry.base ?? item?.bases?.[0];
    const base = baseId === undefined ? undefined : rulebook.items.get(baseId)?.record;
    const line = sheet.inventory.find(({ instanceId }) => instanceId === entry.instanceId);
    return {
      entry,
      name: item?.name ?? entry.item,
      item,
      base,
      weight: item?.weight ?? base?.weight ?? 0,
      isAttuned: line?.attuned ?? false,
      refused: line?.refused,
      place: placeOf(item, base),
      needsTwoHands: (item?.weapon ?? base?.weapon)?.properties.includes(TWO_HANDED) ?? false,
    };
  });
  return lines.toSorted((a, b) => Number(b.entry.equipped) - Number(a.entry.equipped));
}

const TWO_HANDED = 'two-handed';

function placeOf(item: RulebookItem | undefined, base: RulebookItem | undefined): Slot {
  const armor = item?.armor ?? base?.armor;
  if (armor !== undefined) return armor.category === 'shield' ? 'shield' : 'armor';
  return (item?.weapon ?? base?.weapon) === undefined ? 'worn' : 'mainHand';
}

/** Equal items in the pack; actions apply to the first of them. */
export interface Stack {
  readonly line: Belonging;
  readonly count: number;
}

/** Groups equal items. Items that are worn, held or attuned stay separate. */
export function stacksOf(lines: readonly Belonging[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const line of lines) {
    const { instanceId, item, base, equipped, attuned, count = 1 } = line.entry;
    const key = equipped || attuned ? instanceId : `${item} ${base ?? ''}`;
    const stack = stacks.get(key);
    stacks.set(key, stack === undefined ? { line, count } : { ...stack, count: stack.count + count });
  }
  return [...stacks.values()];
}

/** Returns the total weight in pounds, including coins. */
export function totalWeight(lines: readonly Belonging[], coins: Coins): number {
  return (
    Math.round(
      (lines.reduce((sum, { weight, entry }) => sum + weight * (entry.count ?? 1), 0) + coinWeight(coins)) * 100,
    ) / 100
  );
}

/** Plan for equipping an item. */
export interface EquipPlan {
  readonly actions: readonly SingleAction[];
  readonly slot: Slot;
  /** Items that the actions unequip first; empty when there is room. */
  readonly instead: readonly Belonging[];
}

/** Returns the slot of an item and the conflicting items: one armor, one shield, two hands. */
export function equipPlan(line: Belonging, all: readonly Belonging[], wanted?: Slot): EquipPlan {
  const worn = all.filter(({ entry }) => entry.equipped && entry.instanceId !== line.entry.instanceId);
  const { slot, instead } = line.place === 'mainHand' ? inHand(line, worn, wanted) : onBody(line, worn, wanted);
  const putAway = instead.map(({ entry }) => putDown(entry));
  return {
    slot,
    instead,
    actions: [...putAway, { type: 'carry', instanceId: line.entry.instanceId, equipped: true, slot }],
  };
}

/** Returns the action that unequips an item. */
export function putDown({ instanceId }: InventoryEntry): ActionOf<'carry'> {
  return { type: 'carry', instanceId, equipped: false };
}

function onBody(
  { place }: Belonging,
  worn: readonly Belonging[],
  wanted: Slot | undefined,
): Omit<EquipPlan, 'actions'> {
  if (place === 'worn') return { slot: wanted ?? place, instead: [] };
  const same = worn.filter((other) => other.place === place);
  // A shield occupies a hand, so a two-handed or second weapon must go.
  const blocking =
    place === 'shield' ? worn.filter((other) => other.needsTwoHands || other.entry.slot === 'offHand') : [];
  return { slot: place, instead: [...same, ...blocking] };
}

function inHand(line: Belonging, worn: readonly Belonging[], wanted: Slot | undefined): Omit<EquipPlan, 'actions'> {
  const held = worn.filter(({ place }) => place === 'mainHand');
  const shields = worn.filter(({ place }) => place === 'shield');
  const inSlot = (slot: Slot) => held.filter(({ entry }) => (entry.slot ?? 'mainHand') === slot);
  if (line.needsTwoHands) return { slot: 'mainHand', instead: [...held, ...shields] };
  const isFree = (slot: Slot) => inSlot(slot).length === 0 && (slot === 'mainHand' || shields.length === 0);
  const slot = wanted ?? (isFree('mainHand') ? 'mainHand' : isFree('offHand') ? 'offHand' : 'mainHand');
  const bulky = held.filter((other) => other.needsTwoHands && !inSlot(slot).includes(other));
  return { slot, instead: [...inSlot(slot), ...bulky, ...(slot === 'offHand' ? shields : [])] };
}

/** Returns the sheet's refusal of an attunement, from the sheet with it. */
export function attunementRefusal(instanceId: string, after: DerivedState): NestedMessage | undefined {
  return after.inventory.find((line) => line.instanceId === instanceId)?.refused;
}
