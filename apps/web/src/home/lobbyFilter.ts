import type { MatchInfo } from '@tessera/protocol';

export const LOBBY_FILTERS = ['all', 'live', 'slow', 'running'] as const;
export type LobbyFilter = (typeof LOBBY_FILTERS)[number];

/** Seconds per decision above which a match counts as slow (play by the day), not live. */
const LIVE_SECONDS = 3600;

/** Checks whether a table belongs to a filter: live, slow, or running and open to spectators. */
export function isIn(filter: LobbyFilter, { pace, status }: MatchInfo): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'live':
      return status === 'open' && pace.kind !== 'none' && pace.seconds <= LIVE_SECONDS;
    case 'slow':
      return status === 'open' && (pace.kind === 'none' || pace.seconds > LIVE_SECONDS);
    case 'running':
      return status === 'playing';
  }
}

/** Counts the tables per filter. */
export function countsOf(matches: readonly MatchInfo[]): Readonly<Record<LobbyFilter, number>> {
  const count = (filter: LobbyFilter) => matches.filter((match) => isIn(filter, match)).length;
  return { all: count('all'), live: count('live'), slow: count('slow'), running: count('running') };
}
