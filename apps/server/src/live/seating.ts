import type { SeatWish } from '@tessera/protocol';
import { distinctName } from '../identity/skeleton.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Done, Person } from './matches.ts';
import type { SeatRecord } from './matchRecord.ts';
import { done, refused } from './refusals.ts';

export const OPEN_SEAT: SeatRecord = { kind: 'open', name: '' };

/** The seat of a person, by a name that cannot be taken for that of anybody else who sits there. */
export function seatFor(person: Person, others: readonly SeatRecord[] = []): SeatRecord {
  const names = others.filter(({ kind, player }) => kind === 'human' && player !== person.id).map(({ name }) => name);
  return { kind: 'human', name: distinctName(person.name, names), player: person.id };
}

/** A bot is called by its level; the table says in its own words that it is one. */
export function botSeat(level: string): SeatRecord {
  return { kind: 'bot', name: level, level };
}

/** The seats after a person's wish about one of them, or why not. */
export function seated(
  match: LiveMatch,
  seat: number,
  wish: SeatWish,
  person: Person,
  { absentMs, now }: { readonly absentMs: number; readonly now: number },
): Done<SeatRecord[]> {
  const { seats, status, host } = match.record;
  const current = seats[seat];
  if (!current) return refused('no-such-seat', { seat });
  if (status === 'over') return refused('match-ended');
  if (status === 'quarantined') return refused('quarantined', { problem: match.record.problem ?? '' });
  const isHost = person.id === host;
  const isOwn = current.player === person.id;
  if (wish.kind === 'me') {
    if (isOwn) return done([...seats]);
    if (match.seatOf(person) !== undefined) return refused('already-seated');
    if (current.kind === 'bot' && !isHost) return refused('seat-taken');
    const why = current.kind === 'human' ? whyNotReplace(match, seat, isHost, absentMs, now) : undefined;
    return why ?? done(seats.with(seat, seatFor(person, seats.toSpliced(seat, 1))));
  }
  if (!isOwn && !isHost) return refused('not-the-host');
  if (wish.kind === 'bot' && !isHost) return refused('not-the-host');
  const why = current.kind === 'human' && !isOwn ? whyNotReplace(match, seat, isHost, absentMs, now) : undefined;
  return why ?? done(seats.with(seat, wish.kind === 'bot' ? botSeat(wish.level) : OPEN_SEAT));
}

/**
 * A person who is at the table keeps their seat once the match has started. Whoever has left it may be replaced: by the
 * host at once, by others after a while. Before the start the host arranges the seats as they like.
 */
function whyNotReplace(
  match: LiveMatch,
  seat: number,
  isHost: boolean,
  absentMs: number,
  now: number,
): Done<never> | undefined {
  if (match.record.status === 'open') return isHost ? undefined : refused('seat-taken');
  if (match.isOnline(seat)) return refused('seat-taken');
  if (isHost) return undefined;
  return now - match.awaySince(seat) < absentMs ? refused('not-absent-yet') : undefined;
}
