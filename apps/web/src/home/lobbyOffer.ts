import type { MatchInfo } from '@tessera/protocol';

/** Action that the lobby offers at a table: return to the own seat, take a free seat, or watch. */
export type LobbyOffer = 'back' | 'join' | 'watch';

export function lobbyOffer({ seats, status }: Pick<MatchInfo, 'seats' | 'status'>, me: string | undefined): LobbyOffer {
  if (me !== undefined && seats.some(({ player }) => player === me)) return 'back';
  return status === 'open' && seats.some(({ kind }) => kind === 'open') ? 'join' : 'watch';
}
