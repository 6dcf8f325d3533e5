import { type View, wrongSeat } from '@tessera/liars-dice';
import type { TableEntry } from '@tessera/table';

/** A bid without its bidder. */
export interface BidMade {
  readonly count: number;
  readonly face: number;
}

/** Returns the last bid of each seat since the roll. */
export function bidsOf(log: readonly TableEntry[]): ReadonlyMap<number, BidMade> {
  const bids = new Map<number, BidMade>();
  for (const { events } of log) {
    for (const event of events) {
      if (event.type === 'rolled') bids.clear();
      if (event.type === 'bid') {
        bids.set(Number(event.seat), { count: Number(event.count), face: Number(event.face) });
      }
    }
  }
  return bids;
}

/** Returns the number of dice. */
export function diceIn({ players }: View): number {
  return players.reduce((sum, { dice }) => sum + dice.length, 0);
}

/** Whether a die counts for a face. */
export function counts({ wildOnes }: View, die: number | null, face: number): boolean {
  return die === face || (wildOnes && die === 1);
}

/** A showdown: the bid, the count, and the loser. */
export interface Reveal {
  readonly face: number;
  readonly bid: number;
  readonly bidder: number;
  /** The number of counting dice per seat. */
  readonly found: readonly number[];
  readonly total: number;
  readonly loser: number;
}

/** Returns the showdown once the cups are lifted; undefined before. */
export function revealOf(view: View): Reveal | undefined {
  const { bid, players } = view;
  if (!bid || !players.some(({ shown }) => shown)) return undefined;
  const found = players.map(({ dice }) => dice.filter((die) => counts(view, die, bid.face)).length);
  const total = found.reduce((sum, count) => sum + count, 0);
  const loser = wrongSeat(view) ?? bid.seat;
  return { face: bid.face, bid: bid.count, bidder: bid.seat, found, total, loser };
}

/** Returns the other seats in order, starting after the viewer's. */
export function othersAround(seats: number, own: number): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (own + 1 + i) % seats);
}

/** Arranges items in a row, each with its offset from the middle in steps. */
export function inRow<Item>(
  items: readonly Item[],
): readonly { readonly id: number; readonly item: Item; readonly at: number }[] {
  return items.map((item, id) => ({ id, item, at: id - (items.length - 1) / 2 }));
}
