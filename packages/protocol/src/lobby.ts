import * as z from 'zod';
import { MatchId } from './ids.ts';
import { MatchInfo, Time } from './match.ts';

/** How many tables of the lobby are sent at once. */
export const LOBBY_PAGE = 50;

/** After which table a page of the lobby begins: as `lobbyCursor` writes it. */
export const LobbyCursor = z.string().regex(/^(?:open|playing)-\d{1,16}-[a-z0-9]{12}$/);
export type LobbyCursor = z.infer<typeof LobbyCursor>;

const Place = z.object({ status: z.enum(['open', 'playing']), movedAt: Time, id: MatchId });
/** Where a table stands in the lobby. */
export type LobbyPlace = z.infer<typeof Place>;

/** The place of a table in the lobby, to ask for what comes after it. */
export function lobbyCursor({ status, movedAt, id }: Pick<MatchInfo, 'status' | 'movedAt' | 'id'>): LobbyCursor {
  return `${status}-${movedAt}-${id}`;
}

export function readLobbyCursor(cursor: LobbyCursor): LobbyPlace {
  const [status, movedAt, id] = cursor.split('-');
  return Place.parse({ status, movedAt: Number(movedAt), id });
}

/** The order of the lobby: what can be joined before what can be watched, then what moved last. */
export function compareInLobby(a: MatchInfo, b: MatchInfo): number {
  if (a.status !== b.status) return a.status === 'open' ? -1 : 1;
  return b.movedAt - a.movedAt || (a.id < b.id ? -1 : 1);
}

/** What has changed in the lobby since it was last told: tables that are new or look different, and those that are gone. */
export const LobbyChange = z.object({ changed: z.array(MatchInfo), removed: z.array(MatchId) });
export type LobbyChange = z.infer<typeof LobbyChange>;
