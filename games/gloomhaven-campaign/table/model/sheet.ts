import { recordOf } from '@tessera/gloomhaven/selectors';
import { deckCards } from '@tessera/gloomhaven/shared';
import { byWorth } from '@tessera/gloomhaven/table/shared';
import type { CampaignView, ShownCharacter } from '@tessera/gloomhaven-campaign';

/** Returns a character's modifier deck for the next scenario, from worst to best, with the count per kind. */
export function deckOf({ class: id, perks, equipped, next }: ShownCharacter): readonly (readonly [string, number])[] {
  const minusOnes = equipped.reduce((sum, item) => sum + (recordOf('item', item).minusOne ?? 0), 0);
  const cards = [
    ...deckCards({ class: id, perks, minusOnes }),
    ...Array.from({ length: next.minusOnes }, () => 'minus-1'),
    ...Array.from({ length: next.blesses }, () => 'bless'),
    ...Array.from({ length: next.curses }, () => 'curse'),
  ];
  const kinds = new Map<string, number>();
  for (const card of cards) kinds.set(card, (kinds.get(card) ?? 0) + 1);
  return [...kinds].toSorted(byWorth);
}

/** Returns the cards of a collection, sorted by level and name. */
export function byLevel(cards: readonly string[]): readonly string[] {
  const level = (card: string) => {
    const { level: printed } = recordOf('card', card);
    return typeof printed === 'number' ? printed : 1.5;
  };
  return cards.toSorted((a, b) => level(a) - level(b) || a.localeCompare(b));
}

/** Returns the effects on a character at the start of the next scenario, as codes with a number. */
export function startOf({ next }: ShownCharacter): readonly { readonly what: string; readonly count: number }[] {
  return [
    { what: 'damage', count: next.damage },
    { what: 'discard', count: next.discard },
    { what: 'minus-ones', count: next.minusOnes },
    { what: 'bless', count: next.blesses },
    { what: 'curse', count: next.curses },
    ...next.conditions.map((what) => ({ what, count: 1 })),
  ].filter(({ count }) => count > 0);
}

/** Returns the owners of the other copies of an item. */
export function ownersOf({ characters }: Pick<CampaignView, 'characters'>, item: string): readonly number[] {
  return characters.flatMap(({ items }, n) => (items.includes(item) ? [n] : []));
}
