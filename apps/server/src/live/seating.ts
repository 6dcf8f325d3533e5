import { type Holder, type SeatWish, seatsOfPlayer, severalSeatsOf, whyNotSeatToo } from '@tessera/protocol';
import type { Person } from '../identity/person.ts';
import { distinctName } from '../identity/skeleton.ts';
import { ok, type Result, refused } from '../result.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchRecord, SeatRecord } from './matchRecord.ts';

export const OPEN_SEAT: SeatRecord = { kind: 'open', name: '' };

/** A seat that is free, and that a table starts without. */
export const LATER_SEAT: SeatRecord = { ...OPEN_SEAT, later: true };

/** Whether a table that has not started waits for somebody here. */
export function isAwaited({ kind, later }: SeatRecord): boolean {
  return kind === 'open' && later !== true;
}

/** The seat of a person, by a name that cannot be taken for that of anybody else who sits there. */
export function seatFor(person: Person, others: readonly SeatRecord[] = []): SeatRecord {
  const names = others.filter(({ kind, player }) => kind === 'human' && player !== person.id).map(({ name }) => name);
  return { kind: 'human', name: distinctName(person.name, names), player: person.id };
}

/** A bot is called by its level; the table says in its own words that it is one. */
export function botSeat(level: string): SeatRecord {
  return { kind: 'bot', name: level, level };
}

/** Who would have a seat after a person's wish, beside these others. */
export function holderFor(wish: SeatWish, person: Person, others: readonly SeatRecord[] = []): Holder {
  if (wish.kind === 'bot') return botSeat(wish.level);
  return wish.kind === 'me' ? seatFor(person, others) : OPEN_SEAT;
}

/** Who sits where, as the log of a match keeps it: what they have ordered ahead is theirs alone. */
export function holdersOf(seats: readonly SeatRecord[]): Holder[] {
  return seats.map(({ leftAt: _leftAt, orders: _orders, later: _later, ...holder }) => holder);
}

/** The seats of a table that has not started after a person's wish about one of them: the host arranges them as they like. */
export function arranged(match: LiveMatch, seat: number, wish: SeatWish, person: Person): Result<SeatRecord[]> {
  const { seats, host } = match.record;
  const current = seats[seat];
  if (!current) return refused('no-such-seat', { seat });
  const isHost = person.id === host;
  const isOwn = current.player === person.id;
  if (wish.kind === 'me') {
    const rule = severalSeatsOf(match.record);
    const why = whyNotSeatToo({ rule, teams: match.record.teams }, seatsOfPlayer(match.record, person.id), seat);
    if (why) return refused(why);
    if (!isOwn && !isHost && current.kind !== 'open') return refused('seat-taken');
  } else if (!isHost && !(isOwn && wish.kind === 'open')) {
    return refused('not-the-host');
  }
  return ok(
    seats.with(seat, isOwn && wish.kind === 'me' ? current : holderFor(wish, person, seats.toSpliced(seat, 1))),
  );
}

/** The seats of a match that follows another: its bots stay, one person has those that were theirs, the others come or not. */
export function seatsFor({ seats }: MatchRecord, own: readonly number[], person: Person): SeatRecord[] {
  return seats.map((each, i) => {
    if (each.kind === 'bot') return each;
    if (own.includes(i)) return seatFor(person);
    return each.later ? LATER_SEAT : OPEN_SEAT;
  });
}

/** Whether a bot sits at one of these seats. */
export function hasBots(seats: readonly SeatRecord[]): boolean {
  return seats.some(({ kind }) => kind === 'bot');
}
