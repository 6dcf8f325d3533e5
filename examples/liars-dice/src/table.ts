import type { Seat, Teams } from '@tessera/kernel';
import type { Bid, View } from './state.ts';

/** Dice still in play. Works on a view as well as on a state: how many there are is no secret. */
export function diceInPlay(view: View): number {
  return view.players.reduce((sum, { dice }) => sum + dice.length, 0);
}

/** Seats that still have dice. */
export function seatsWithDice(view: View): Seat[] {
  return view.players.flatMap(({ dice }, seat) => (dice.length > 0 ? [seat] : []));
}

/** Returns how many players, or pairs, still have dice. */
export function sidesLeft(view: View): number {
  return new Set(seatsWithDice(view).map((seat) => view.teams?.[seat] ?? seat)).size;
}

const PAIRS = ['foxes', 'owls', 'bears'];

/**
 * Returns the pairs. Partners sit opposite each other, so that the turn alternates between pairs. An odd number cannot
 * be paired, nor can two.
 */
export function pairsFor(seats: number): Teams | undefined {
  const pairs = seats / 2;
  if (!Number.isInteger(pairs) || pairs < 2) return undefined;
  return Array.from({ length: seats }, (_, seat) => PAIRS[seat % pairs] as string);
}

/** The next seat with dice, going round the table. */
export function nextAfter(view: View, seat: Seat): Seat {
  const seats = seatsWithDice(view);
  return seats.find((other) => other > seat) ?? (seats[0] as Seat);
}

/** Whether a die counts for a bid on this face. */
export function counts(die: number, face: number, wildOnes: boolean): boolean {
  return die === face || (wildOnes && die === 1);
}

/** Whether a bid is higher: it must name more dice, or as many of a higher face. */
export function isHigher(bid: Pick<Bid, 'count' | 'face'>, than: Bid): boolean {
  return bid.count > than.count || (bid.count === than.count && bid.face > than.face);
}

/** Returns the seat in the wrong, while all players look at the dice. */
export function wrongSeat({ flow }: Pick<View, 'flow'>): Seat | undefined {
  const frame = flow.findLast((one) => one.at === 'look' || one.at === 'lose');
  return frame && 'loser' in frame ? frame.loser : undefined;
}
