import type { Refused, Seat } from '@tessera/kernel';
import { type Holder, type SeatChange, type SeveralSeats, whyNotSeatToo } from '@tessera/protocol';
import { refused } from './results.ts';
import type { Seating } from './seating.ts';

/** Who wants to change something about seats. */
export interface Requester {
  readonly player: string;
  readonly isHost: boolean;
}

/** A seat that should have another holder. */
export interface SeatRequest {
  readonly seat: Seat;
  readonly holder: Holder;
  readonly by: Requester;
  /** For how long the person in that seat has been away, in milliseconds; nothing while they are at the table. */
  readonly awayMs?: number | undefined;
  /** How long the table lets people be away, in milliseconds. */
  readonly absenceMs: number;
  /** Which seats the table lets one person have; one unless told otherwise. */
  readonly several?: SeveralSeats;
}

/** What comes of such a wish: it is done, everyone who is named must agree first, or it is refused. */
export type SeatRuling =
  | { readonly ok: true; readonly why: SeatChange['why'] }
  | { readonly ok: true; readonly waiting: readonly Seat[] }
  | Refused;

/** Nobody is voted out of their seat for a lost connection. */
const SHORTEST_ABSENCE_MS = 60_000;
/** One alone is no vote. */
const FEWEST_VOTERS = 2;

/** Whether a seat of a match that has begun may have another holder. */
export function ruleOnSeat(seating: Seating, request: SeatRequest): SeatRuling {
  const current = seating.holders[request.seat];
  if (!current) return refused('no-such-seat', { seat: request.seat });
  if (request.holder.kind === 'human') return sitDown(seating, request, current);
  const own = seating.seatOf(request.by.player);
  const isOwn = seating.seatsOf(request.by.player).includes(request.seat);
  if (isOwn && request.holder.kind === 'open') return { ok: true, why: 'left' };
  if (own === undefined && !request.by.isHost) return refused('not-seated');
  if (request.holder.kind === 'bot' && !request.by.isHost) return refused('not-the-host');
  return current.kind === 'human' && !isOwn
    ? replace(seating, request, own)
    : agreed(seating.othersThan(own ?? request.seat));
}

/** Whoever has seen what one side may know never sits on another. */
function sitDown(seating: Seating, { seat, by, several = 'none' }: SeatRequest, current: Holder): SeatRuling {
  const why = whyNotSeatToo({ rule: several, teams: seating.teams }, seating.seatsOf(by.player), seat);
  if (why) return refused(why);
  const side = seating.sideOf(by.player);
  if (side !== undefined && isOtherSide(seating, several, side, seat)) return refused('other-side', { seat: side });
  if (current.kind === 'open') return { ok: true, why: 'sat' };
  if (current.kind === 'human' || !by.isHost) return refused('seat-taken');
  return agreed(seating.othersThan(undefined));
}

/** Where everyone has one seat, a mate's is another one: what is in it is kept from them. */
function isOtherSide(seating: Seating, several: SeveralSeats, side: Seat, seat: Seat): boolean {
  if (several === 'any') return false;
  return several === 'none' ? side !== seat : !seating.areMates(side, seat);
}

/** A person keeps their seat while they are there, and for as long as the table said when they are not. */
function replace(seating: Seating, { seat, awayMs, absenceMs }: SeatRequest, own: Seat | undefined): SeatRuling {
  if (awayMs === undefined) return refused('seat-taken');
  if (awayMs >= absenceMs) return { ok: true, why: 'absent' };
  const voters = seating.othersThan(seat);
  if (voters.length < FEWEST_VOTERS || awayMs < SHORTEST_ABSENCE_MS) {
    const wait = voters.length < FEWEST_VOTERS ? absenceMs : SHORTEST_ABSENCE_MS;
    return refused('not-absent-yet', { seconds: Math.ceil((wait - awayMs) / 1000) });
  }
  return agreed(voters.filter((voter) => voter !== own));
}

function agreed(waiting: readonly Seat[]): SeatRuling {
  return waiting.length === 0 ? { ok: true, why: 'agreed' } : { ok: true, waiting };
}
