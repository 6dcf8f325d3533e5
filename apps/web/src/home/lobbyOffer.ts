import type { MatchInfo } from '@tessera/protocol';

/** What somebody can do at a table of the lobby: go back to their own, take a seat, or watch. */
export type LobbyOffer = 'back' | 'join' | 'watch';

export function lobbyOffer({ seats, status }: Pick<MatchInfo, 'seats' | 'status'>, me: string | undefined): LobbyOffer {
  if (me !== undefined && seats.some(({ player }) => player === me)) return 'back';
  return status === 'open' && seats.some(({ kind }) => kind === 'open') ? 'join' : 'watch';
}
