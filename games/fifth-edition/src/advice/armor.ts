import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import type { InventoryEntry } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import { type Hero, type HeroFinding, type HeroFix, newFinding } from './finding.ts';

const UNTRAINED = 'W_ARMOR_UNTRAINED';

/** Armor and shields that hinder, and better ones that are carried unused. */
export function armorFindings(hero: Hero): HeroFinding[] {
  const { record, rulebook } = hero;
  return record.inventory.flatMap((entry) => {
    const { item, base, equipped } = entry;
    const armor = rulebook.items.get(base ?? '')?.record.armor ?? rulebook.items.get(item)?.record.armor;
    if (armor === undefined) return [];
    const name = rulebook.items.get(item)?.facts.name ?? item;
    return equipped ? hindrance(hero, entry, name, armor.strength) : improvement(hero, entry, name);
  });
}

/** Worn without training, or too heavy. */
function hindrance(hero: Hero, entry: InventoryEntry, name: string, strength: number | undefined): HeroFinding[] {
  const { sheet } = hero;
  const bare = changed(hero, entry, false);
  const fix: HeroFix = {
    code: 'unequip',
    params: { name },
    actions: [{ type: 'carry', instanceId: entry.instanceId, equipped: false }],
  };
  if (count(sheet, UNTRAINED) > count(bare, UNTRAINED)) return [newFinding('armor-untrained', { name }, [fix])];
  const isSlowed = strength !== undefined && walkOf(sheet) < walkOf(bare);
  return isSlowed ? [newFinding('armor-heavy', { name, strength }, [fix])] : [];
}

/** Carried, and the armor class would be higher with it at no price. */
function improvement(hero: Hero, entry: InventoryEntry, name: string): HeroFinding[] {
  const { sheet } = hero;
  const worn = changed(hero, entry, true);
  const isFree =
    worn.ac.value > sheet.ac.value &&
    worn.issues.length <= sheet.issues.length &&
    walkOf(worn) >= walkOf(sheet) &&
    worn.attacks.lines.length >= sheet.attacks.lines.length &&
    worn.inventory.every(({ refused, instanceId }) => {
      const before = sheet.inventory.find((line) => line.instanceId === instanceId);
      return refused === undefined || before?.refused !== undefined;
    });
  if (!isFree) return [];
  return [
    newFinding('armor-stowed', { name, before: sheet.ac.value, after: worn.ac.value }, [
      {
        code: 'equip',
        params: { name },
        actions: [{ type: 'carry', instanceId: entry.instanceId, equipped: true }],
      },
    ]),
  ];
}

function changed({ record, rulebook }: Hero, { instanceId }: InventoryEntry, equipped: boolean): DerivedState {
  const inventory = record.inventory.map((entry) => (entry.instanceId === instanceId ? { ...entry, equipped } : entry));
  return evaluateCharacter({ ...record, inventory }, rulebook);
}

function count({ issues }: DerivedState, code: string): number {
  return issues.filter((issue) => issue.code === code).length;
}

function walkOf({ speed }: DerivedState): number {
  return speed.walk?.value.value ?? 0;
}
