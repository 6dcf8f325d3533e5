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
  /** How many counting dice the loser has already given up: one at most, and only after the last showdown. */
  readonly gone: number;
}

/**
 * Returns the showdown once the cups are lifted; undefined before. When the match is over, the loser's last die has
 * left the view: the count and the loser then come from the log.
 */
export function revealOf(view: View, log: readonly TableEntry[]): Reveal | undefined {
  const { bid, players } = view;
  if (!bid || !players.some(({ shown }) => shown)) return undefined;
  const seen = players.map(({ dice }) => dice.filter((die) => counts(view, die, bid.face)).length);
  const onTable = seen.reduce((sum, count) => sum + count, 0);
  const showdown = lastShowdown(log);
  const isLooking = wrongSeat(view) !== undefined;
  const loser = wrongSeat(view) ?? showdown?.loser ?? bid.seat;
  const total = isLooking ? onTable : (showdown?.found ?? onTable);
  const gone = total - onTable;
  const found = seen.map((count, seat) => (seat === loser ? count + gone : count));
  return { face: bid.face, bid: bid.count, bidder: bid.seat, found, total, loser, gone };
}

/** Returns the count and the loser of the last showdown in the log. */
function lastShowdown(log: readonly TableEntry[]): { readonly found: number; readonly loser: number } | undefined {
  const event = log.findLast(isShowdown)?.events.find(({ type }) => type === 'showdown');
  return event && { found: Number(event.found), loser: Number(event.loser) };
}

function isShowdown({ events }: TableEntry): boolean {
  return events.some(({ type }) => type === 'showdown');
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
