import type { Rulebook } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { wordOr } from '../../words/pathName.ts';

/** Categories of the shop. */
export const SHELVES = ['weapon', 'armor', 'shield', 'gear', 'tool', 'instrument', 'magic'] as const;
export type Shelf = (typeof SHELVES)[number];

/** An item for sale. */
export interface Ware {
  readonly id: string;
  readonly name: string;
  readonly notes: readonly string[];
  readonly canEquip: boolean;
}

const MAX_SHOWN = 60;

/** Returns the items of a category, or of all categories during a search. */
export function wares(t: TranslateFn, rulebook: Rulebook, shelf: Shelf, search: string): readonly Ware[] {
  const wanted = search.trim().toLowerCase();
  const found: Ware[] = [];
  for (const [id, { record, isOfEdition }] of rulebook.items) {
    if (!isOfEdition || found.length >= MAX_SHOWN) continue;
    const fits = wanted === '' ? shelfOf(record) === shelf : record.name.toLowerCase().includes(wanted);
    if (!fits) continue;
    const canEquip =
      record.applies === 'equipped' && (record.weapon !== undefined || record.armor !== undefined || record.magical);
    found.push({ id, name: record.name, notes: notesOf(t, record), canEquip });
  }
  return found;
}

type Item =
  Rulebook['items'] extends ReadonlyMap<string, infer Source extends { readonly record: unknown }>
    ? Source['record']
    : never;

function shelfOf({ category, magical }: Item): Shelf {
  if (magical) return 'magic';
  if (category === 'gaming-set') return 'tool';
  return SHELVES.find((shelf) => shelf === category) ?? 'gear';
}

function notesOf(t: TranslateFn, { armor, weapon, rarity, attunement, cost }: Item): readonly string[] {
  return [
    ...(armor ? [armor.category === 'shield' ? `+${armor.base}` : t('builder.gear.ac', { base: armor.base })] : []),
    ...(armor?.strength ? [t('builder.gear.strength', { score: armor.strength })] : []),
    ...(weapon ? [weapon.damage, weapon.damageType, ...(weapon.mastery ? [weapon.mastery] : [])] : []),
    ...(rarity ? [wordOr(t, `play.rarity.${rarity}`, rarity)] : []),
    ...(attunement ? [t('builder.gear.attunement')] : []),
    ...(cost === undefined ? [] : [t('builder.gear.cost', { cost })]),
  ];
}
