import { recordsOf } from '@tessera/gloomhaven/shared';
import { type CampaignView, copiesLeft, isOffered, priceOf } from '@tessera/gloomhaven-campaign';

/** A line of the shop. */
export interface StockLine {
  readonly item: string;
  readonly slot: string;
  readonly price: number;
  readonly copies: number;
  readonly left: number;
}

/** Returns the items on the shop's list by number, optionally of one slot. */
export function stockOf(view: CampaignView, slot: string | undefined): readonly StockLine[] {
  return [...recordsOf('item').values()]
    .filter((item) => isOffered(view, item) && (slot === undefined || item.slot === slot))
    .toSorted((a, b) => a.number - b.number)
    .map((item) => ({
      item: item.id,
      slot: item.slot,
      price: priceOf(view, item.id),
      copies: item.copies,
      left: Math.max(0, copiesLeft(view, item)),
    }));
}

/** Returns the slots of the items on the list. */
export function slotsOf(lines: readonly StockLine[]): readonly string[] {
  return [...new Set(lines.map(({ slot }) => slot))];
}
