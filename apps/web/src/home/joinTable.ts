import type { MatchInfo } from '@tessera/protocol';
import { api } from '../api/api.ts';
import { ApiError } from '../api/problem.ts';
import { ensurePresence } from '../live/me.ts';

/**
 * Joins the table of a code that the player typed: takes the first free seat, and returns the id of the match. A player who
 * is late for the last seat watches.
 */
export async function joinTable(code: string): Promise<string> {
  const me = (await ensurePresence()).me?.id;
  const info = await api.matchOfCode(code);
  const seat = freeSeat(info, me);
  if (seat === undefined) return info.id;
  try {
    await api.seat(info.id, seat, { kind: 'me' });
  } catch (error) {
    // The table says why there is no seat; only a lost connection keeps the player here.
    if (!(error instanceof ApiError) || error.code === 'unreachable') throw error;
  }
  return info.id;
}

/** Returns the seat that a player takes when joining: none in a running match, or if they already sit there. */
export function freeSeat(
  { status, seats }: Pick<MatchInfo, 'status' | 'seats'>,
  me: string | undefined,
): number | undefined {
  if (status !== 'open' || (me !== undefined && seats.some(({ player }) => player === me))) return undefined;
  const free = seats.findIndex(({ kind, later }) => kind === 'open' && !later);
  return free < 0 ? undefined : free;
}
