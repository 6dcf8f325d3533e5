import type { RefusedResult, Seat } from '@tessera/kernel';
import { type Holder, type SeatChange, type SeveralSeats, whyNotSeatToo } from '@tessera/protocol';
import { refusedWith } from './results.ts';
import type { Seating } from './seating.ts';

/** The player who requests a seat change. */
export interface Requester {
  readonly player: string;
  readonly isHost: boolean;
}

/** A request to change the holder of a seat. */
export interface SeatRequest {
  readonly seat: Seat;
  readonly holder: Holder;
  readonly by: Requester;
  /** How long the player of that seat has been absent, in milliseconds; undefined while present. */
  readonly awayMs?: number | undefined;
  /** How long the table allows players to be absent, in milliseconds. */
  readonly absenceMs: number;
  /** Which seats one player may hold; default: one. */
  readonly several?: SeveralSeats;
}

/** The ruling on a request: granted, subject to the consent of the named seats, or refused. */
export type SeatRuling =
  | { readonly ok: true; readonly why: SeatChange['why'] }
  | { readonly ok: true; readonly waiting: readonly Seat[] }
  | RefusedResult;

/** A player with a lost connection cannot be voted out sooner. */
const SHORTEST_ABSENCE_MS = 60_000;
/** A single voter is not a vote. */
const FEWEST_VOTERS = 2;

/** Rules on a request to change the holder of a seat in a running match. */
export function ruleOnSeat(seating: Seating, request: SeatRequest): SeatRuling {
  const current = seating.holders[request.seat];
  if (!current) return refusedWith('no-such-seat', { seat: request.seat });
  if (request.holder.kind === 'human') return sitDown(seating, request, current);
  const own = seating.seatOf(request.by.player);
  const isOwn = seating.seatsOf(request.by.player).includes(request.seat);
  if (isOwn && request.holder.kind === 'open') return { ok: true, why: 'left' };
  if (own === undefined && !request.by.isHost) return refusedWith('not-seated');
  if (request.holder.kind === 'bot' && !request.by.isHost) return refusedWith('not-the-host');
  return current.kind === 'human' && !isOwn
    ? replace(seating, request, own)
    : agreed(seating.othersThan(own ?? request.seat));
}

/** A player never joins another side after seeing the information of one. */
function sitDown(seating: Seating, { seat, by, several = 'none' }: SeatRequest, current: Holder): SeatRuling {
  const why = whyNotSeatToo({ rule: several, teams: seating.teams }, seating.seatsOf(by.player), seat);
  if (why) return refusedWith(why);
  const side = seating.sideOf(by.player);
  if (side !== undefined && isOtherSide(seating, several, side, seat)) return refusedWith('other-side', { seat: side });
  if (current.kind === 'open') return { ok: true, why: 'sat' };
  if (current.kind === 'human' || !by.isHost) return refusedWith('seat-taken');
  return agreed(seating.othersThan(undefined));
}

/** With one seat per player, a teammate's seat is another side, because its hidden values are kept from this player. */
function isOtherSide(seating: Seating, several: SeveralSeats, side: Seat, seat: Seat): boolean {
  if (several === 'any') return false;
  return several === 'none' ? side !== seat : !seating.areMates(side, seat);
}

/** Rules on replacing a player, who keeps the seat while present and during the allowed absence. */
function replace(seating: Seating, { seat, awayMs, absenceMs }: SeatRequest, own: Seat | undefined): SeatRuling {
  if (awayMs === undefined) return refusedWith('seat-taken');
  if (awayMs >= absenceMs) return { ok: true, why: 'absent' };
  const voters = seating.othersThan(seat);
  if (voters.length < FEWEST_VOTERS || awayMs < SHORTEST_ABSENCE_MS) {
    const wait = voters.length < FEWEST_VOTERS ? absenceMs : SHORTEST_ABSENCE_MS;
    return refusedWith('not-absent-yet', { seconds: Math.ceil((wait - awayMs) / 1000) });
  }
  return agreed(voters.filter((voter) => voter !== own));
}

function agreed(waiting: readonly Seat[]): SeatRuling {
  return waiting.length === 0 ? { ok: true, why: 'agreed' } : { ok: true, waiting };
}
