import * as z from 'zod';
import { MatchId } from './ids.ts';
import { MatchInfo, Time } from './match.ts';

/** Number of lobby tables per page. */
export const LOBBY_PAGE = 50;

/** Cursor of a lobby page: the table after which it starts, as written by `lobbyCursor`. */
export const LobbyCursor = z.string().regex(/^(?:open|playing)-\d{1,16}-[a-z0-9]{12}$/);
export type LobbyCursor = z.infer<typeof LobbyCursor>;

const Place = z.object({ status: z.enum(['open', 'playing']), movedAt: Time, id: MatchId });
/** The position of a table in the lobby. */
export type LobbyPlace = z.infer<typeof Place>;

/** Returns the cursor of a table, to request the page after it. */
export function lobbyCursor({ status, movedAt, id }: Pick<MatchInfo, 'status' | 'movedAt' | 'id'>): LobbyCursor {
  return `${status}-${movedAt}-${id}`;
}

/** Parses a cursor that `lobbyCursor` has written. */
export function readLobbyCursor(cursor: LobbyCursor): LobbyPlace {
  const [status, movedAt, id] = cursor.split('-');
  return Place.parse({ status, movedAt: Number(movedAt), id });
}

/** Compares two tables in lobby order: open ones before running ones, then the most recently active first. */
export function compareInLobby(a: MatchInfo, b: MatchInfo): number {
  if (a.status !== b.status) return a.status === 'open' ? -1 : 1;
  return b.movedAt - a.movedAt || (a.id < b.id ? -1 : 1);
}

/** A change of the lobby since the last message: new or changed tables, and removed ones. */
export const LobbyChange = z.object({ changed: z.array(MatchInfo), removed: z.array(MatchId) });
export type LobbyChange = z.infer<typeof LobbyChange>;
