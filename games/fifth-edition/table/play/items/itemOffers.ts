import { type Rulebook, TURN_PARTS, type TurnPart } from '@tessera/fifth-edition';
import { matches } from '../matches.ts';
import type { ActivationGives } from '../rest/gainActions.ts';

export type RulebookItem = NonNullable<ReturnType<Rulebook['items']['get']>>['record'];

export const ITEM_SHELVES = ['armor', 'weapon', 'magic', 'tool', 'gear'] as const;
export type ItemShelf = (typeof ITEM_SHELVES)[number];

const SHELF_OF: Readonly<Record<RulebookItem['category'], ItemShelf>> = {
  armor: 'armor',
  shield: 'armor',
  weapon: 'weapon',
  ammunition: 'gear',
  tool: 'tool',
  instrument: 'tool',
  'gaming-set': 'tool',
  gear: 'gear',
  magic: 'magic',
};

/** Returns the category of an item. */
export function shelfOf({ category }: Pick<RulebookItem, 'category'>): ItemShelf {
  return SHELF_OF[category];
}

/** Returns the items that match a search, by name; names that start with it come first. */
export function itemOffers(rulebook: Rulebook, search: string, shelf?: ItemShelf): RulebookItem[] {
  const wanted = search.trim().toLowerCase();
  const isFirst = ({ name }: RulebookItem) => wanted !== '' && name.toLowerCase().startsWith(wanted);
  return [...rulebook.items.values()]
    .filter(({ isOfEdition, record }) => isOfEdition && (shelf === undefined || shelfOf(record) === shelf))
    .map(({ record }) => record)
    .filter(({ name }) => matches(name, wanted))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a.name.localeCompare(b.name));
}

/** Returns the action that using an item takes. */
export function partTaken({ features }: RulebookItem): TurnPart | undefined {
  const costs = features.map(({ activation }) => activation?.cost);
  return TURN_PARTS.find((part) => costs.includes(part));
}

/** Returns the gains of using an item. */
export function givesOf({ features }: RulebookItem): ActivationGives | undefined {
  return features.map(({ activation }) => activation?.gives).find((gives) => gives !== undefined);
}

/** Returns the possible bases of a magic item; empty when there is no choice. */
export function baseOffers({ bases }: RulebookItem, rulebook: Rulebook): RulebookItem[] {
  const records = (bases ?? []).flatMap((id) => rulebook.items.get(id)?.record ?? []);
  return records.length > 1 ? records : [];
}
