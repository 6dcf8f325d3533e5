import { type Holder, type SeatUpdate, seatsOfPlayer, severalSeatsOf, whyNotSeatToo } from '@tessera/protocol';
import type { Person } from '../identity/person.ts';
import { distinctName } from '../identity/skeleton.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchRecord, SeatRecord } from './matchRecord.ts';

export const OPEN_SEAT: SeatRecord = { kind: 'open', name: '' };

/** A free seat that a table does not wait for. */
export const LATER_SEAT: SeatRecord = { ...OPEN_SEAT, later: true };

/** Whether a table waits for a player in this seat before it starts. */
export function isAwaited({ kind, later }: SeatRecord): boolean {
  return kind === 'open' && later !== true;
}

/** Returns the seat of a person, under a name that differs from the names of all others at the table. */
export function seatFor(person: Person, others: readonly SeatRecord[] = []): SeatRecord {
  const names = others.filter(({ kind, player }) => kind === 'human' && player !== person.id).map(({ name }) => name);
  return { kind: 'human', name: distinctName(person.name, names), player: person.id };
}

/** Returns the seat of a bot, named by its level; clients add that it is a bot. */
export function botSeat(level: string): SeatRecord {
  return { kind: 'bot', name: level, level };
}

/** Returns the holder of a seat after a person's wish, beside these others. */
export function holderFor(wish: SeatUpdate, person: Person, others: readonly SeatRecord[] = []): Holder {
  if (wish.kind === 'bot') return botSeat(wish.level);
  return wish.kind === 'me' ? seatFor(person, others) : OPEN_SEAT;
}

/** Returns the seat holders as the log stores them, without standing orders, which are secret. */
export function holdersOf(seats: readonly SeatRecord[]): Holder[] {
  return seats.map(({ leftAt: _leftAt, orders: _orders, later: _later, ready: _ready, ...holder }) => holder);
}

/** Returns the seats of an unstarted table after a person's wish; the table host may change any seat. */
export function arrangeSeats(match: LiveMatch, seat: number, wish: SeatUpdate, person: Person): Result<SeatRecord[]> {
  const { seats, host } = match.record;
  const current = seats[seat];
  if (!current) return refuse('no-such-seat', { seat });
  const isHost = person.id === host;
  const isOwn = current.player === person.id;
  const from = wish.kind === 'me' ? wish.from : undefined;
  if (wish.kind === 'me') {
    if (from !== undefined && seats[from]?.player !== person.id) return refuse('no-seat-of-yours');
    const rule = severalSeatsOf(match.record);
    const kept = seatsOfPlayer(match.record, person.id).filter((own) => own !== from);
    const why = whyNotSeatToo({ rule, teams: match.record.teams }, kept, seat);
    if (why) return refuse(why);
    if (!isOwn && !isHost && current.kind !== 'open') return refuse('seat-taken');
  } else if (!isHost && !(isOwn && wish.kind === 'open')) {
    return refuse('not-the-host');
  }
  const holder = isOwn && wish.kind === 'me' ? current : holderFor(wish, person, seats.toSpliced(seat, 1));
  const left = from === undefined ? seats : seats.with(from, OPEN_SEAT);
  return ok(left.with(seat, holder));
}

/** Returns the seats of a rematch: bots stay, the person keeps their own seats, and the other seats are open. */
export function seatsFor({ seats }: MatchRecord, own: readonly number[], person: Person): SeatRecord[] {
  return seats.map((each, i) => {
    if (each.kind === 'bot') return each;
    if (own.includes(i)) return seatFor(person);
    return each.later ? LATER_SEAT : OPEN_SEAT;
  });
}

export function hasBots(seats: readonly SeatRecord[]): boolean {
  return seats.some(({ kind }) => kind === 'bot');
}
