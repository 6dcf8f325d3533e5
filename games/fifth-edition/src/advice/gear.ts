import { isFocus } from '../gate/casting.ts';
import { startingEquipment } from '../questions/startingEquipment.ts';
import { coinsFor, goldWorth } from '../record/coins.ts';
import { type Hero, type HeroFinding, type HeroFix, newFinding } from './finding.ts';

/** A hero without items and coins, although the class brings equipment. The fix takes the first packages. */
export function packageFindings({ record, rulebook }: Hero): HeroFinding[] {
  if (record.inventory.length > 0 || goldWorth(record.coins) > 0) return [];
  const taken = startingEquipment(record, rulebook).flatMap(({ options }) => options.slice(0, 1));
  if (taken.length === 0) return [];
  const items = taken.flatMap(({ items: own, any }) => [
    ...own.flatMap(({ item, count }) => Array.from({ length: count }, () => item)),
    ...any.flatMap(({ count, offers }) => Array.from({ length: count }, () => offers[0]?.value ?? '')),
  ]);
  const gold = taken.reduce((sum, option) => sum + option.gold, 0);
  const worn = new Set<string>();
  const fix: HeroFix = {
    code: 'take-package',
    params: {},
    actions: [
      ...(gold > 0 ? [{ type: 'coins', add: coinsFor(gold) } as const] : []),
      ...items
        .filter((item) => item !== '')
        .map((item) => ({ type: 'gain', item, equipped: isFirstOfKind(item, worn, rulebook) }) as const),
    ],
  };
  const name = rulebook.classes.get(record.levels[0]?.class ?? '')?.facts.name ?? '';
  return [newFinding('no-gear', { name }, [fix])];
}

/** Whether an item is the first armor, shield or weapon, which is equipped. */
function isFirstOfKind(item: string, worn: Set<string>, { items }: Hero['rulebook']): boolean {
  const { armor, weapon } = items.get(item)?.record ?? {};
  const kind = armor === undefined ? (weapon === undefined ? undefined : 'weapon') : armor.category;
  const place = kind === 'shield' || kind === 'weapon' || kind === undefined ? kind : 'armor';
  if (place === undefined || worn.has(place)) return false;
  worn.add(place);
  return true;
}

/** Returns the fix that adds an item, and pays for it when the purse allows. */
export function purchaseFix({ record, rulebook }: Hero, id: string): HeroFix | undefined {
  const source = rulebook.items.get(id);
  if (source === undefined) return undefined;
  const { cost = 0 } = source.record;
  const { armor, weapon } = source.record;
  const isPaid = cost >= 1 && record.coins.gp >= Math.ceil(cost);
  return {
    code: 'take',
    params: { name: source.facts.name },
    actions: [
      { type: 'gain', item: id, equipped: armor !== undefined || weapon !== undefined },
      ...(isPaid ? [{ type: 'coins', add: { gp: -Math.ceil(cost) } } as const] : []),
    ],
  };
}

/** Spells with materials, and nothing that provides them. */
export function focusFindings(hero: Hero): HeroFinding[] {
  const { record, sheet, rulebook } = hero;
  if (record.inventory.length === 0 || record.inventory.some((entry) => isFocus(entry, hero))) return [];
  const needs = sheet.spellcasting.spells.find(
    ({ spell, mode, entry }) =>
      entry !== undefined &&
      mode !== 'spellbook' &&
      rulebook.spells.get(spell)?.record.components.includes('M') === true,
  );
  if (needs === undefined) return [];
  const sold = [...rulebook.items]
    .filter(([item, { record: each, isOfEdition }]) => {
      return isOfEdition && !each.magical && each.group === undefined && isFocus({ item }, hero);
    })
    .map(([item]) => item);
  const pouch = sold.find((item) => rulebook.items.get(item)?.record.category === 'gear');
  return [newFinding('no-focus', { name: needs.name }, [pouch === undefined ? undefined : purchaseFix(hero, pouch)])];
}

/** Carried items that wait for attunement while there is room. */
export function attunementFindings({ record, sheet, rulebook }: Hero): HeroFinding[] {
  const room = sheet.attunement.max.value - sheet.attunement.used;
  const waiting = record.inventory.filter(({ item, attuned, instanceId }) => {
    const source = rulebook.items.get(item)?.record;
    const line = sheet.inventory.find((each) => each.instanceId === instanceId);
    return source?.attunement === true && source.attunementBy === undefined && !attuned && line?.refused === undefined;
  });
  return waiting.slice(0, Math.max(0, room)).map(({ item, instanceId }) => {
    const name = rulebook.items.get(item)?.facts.name ?? '';
    return newFinding('not-attuned', { name }, [
      { code: 'attune', params: { name }, actions: [{ type: 'carry', instanceId, attuned: true, equipped: true }] },
    ]);
  });
}
