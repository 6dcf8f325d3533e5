import { type Action, liarsDice, type View } from '@tessera/liars-dice';
import type { BidMade } from './round.ts';

/** Returns the probability that a bid is true for a player, as computed by the rules. */
export function chanceOf(view: View, seat: number, { count, face }: BidMade): number {
  const reasons = liarsDice.preview(view, seat, { type: 'bid', count, face });
  return Number(reasons.find(({ code }) => code === 'chance')?.value ?? 0);
}

/** Formats a probability: never 0 % if it is possible, never 100 % if it is uncertain. */
export function percent(chance: number, language: string): string {
  const shown = chance > 0 && chance < 0.005 ? 0.01 : chance < 1 && chance > 0.994 ? 0.99 : chance;
  const text = new Intl.NumberFormat(language, { style: 'percent' }).format(shown);
  return chance > 0 && chance < 0.005 ? `<${text}` : text;
}

/** Returns every legal bid, by count. */
export function bidsAllowed(legal: readonly Action[]): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<number, number[]>();
  for (const action of legal) {
    if (action.type === 'bid') rows.set(action.count, [...(rows.get(action.count) ?? []), action.face]);
  }
  return rows;
}

/** Returns the first offer of the dial: of the two lowest counts, the most likely bid. */
export function firstOffer(
  view: View,
  seat: number,
  rows: ReadonlyMap<number, readonly number[]>,
): BidMade | undefined {
  const [lowest = 1] = rows.keys();
  const opening = view.bid ? lowest : Math.max(1, Math.round(own(view, seat).length * OPENING));
  const bids = [opening, opening + 1].flatMap((count) => (rows.get(count) ?? []).map((face) => ({ count, face })));
  const worth = (bid: BidMade) => chanceOf(view, seat, bid) - (bid.count - opening) * NEARLY;
  return bids.sort((a, b) => worth(b) - worth(a))[0];
}

/** Most bids to compare, besides the one on the dial. */
const MAX_BIDS = 4;

/** Returns the actions to compare: the call, the bid on the dial, and the most likely bids of the two lowest counts. */
export function comparableActions(
  view: View | undefined,
  seat: number,
  legal: readonly Action[],
  dialled: BidMade | undefined,
): readonly Action[] {
  const isDialled = (action: Action) =>
    action.type === 'bid' && action.count === dialled?.count && action.face === dialled.face;
  if (!view) return [];
  const bids = legal.filter((action) => action.type === 'bid');
  const lowest = Math.min(...bids.map(({ count }) => count));
  const likely = bids
    .filter((action) => action.count <= lowest + 1 && !isDialled(action))
    .toSorted((a, b) => chanceOf(view, seat, b) - chanceOf(view, seat, a))
    .slice(0, MAX_BIDS);
  return [...legal.filter(isDialled), ...legal.filter(({ type }) => type === 'challenge'), ...likely];
}

/** The share of the player's own dice in the first offer of a round. */
const OPENING = 0.5;
/** The probability that one more die must add. */
const NEARLY = 0.1;

function own({ players }: View, seat: number): readonly (number | null)[] {
  return players[seat]?.dice ?? [];
}
