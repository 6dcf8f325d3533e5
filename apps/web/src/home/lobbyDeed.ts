import type { MatchInfo } from '@tessera/protocol';

/** What somebody can do at a table of the lobby: go back to their own, take a seat, or watch. */
export type LobbyDeed = 'back' | 'join' | 'watch';

export function lobbyDeed({ seats, status }: Pick<MatchInfo, 'seats' | 'status'>, me: string | undefined): LobbyDeed {
  if (me !== undefined && seats.some(({ player }) => player === me)) return 'back';
  return status === 'open' && seats.some(({ kind }) => kind === 'open') ? 'join' : 'watch';
}
