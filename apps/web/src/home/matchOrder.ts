import type { MatchInfo } from '@tessera/protocol';

/** Match in the player's list. */
export interface MyMatch {
  readonly info: MatchInfo;
  readonly where: 'server' | 'here';
  /** Whether the match waits for this player. */
  readonly isMyTurn: boolean;
  /** Address of the match page. */
  readonly to: string;
}

export function remoteMatch(info: MatchInfo, player: string | undefined): MyMatch {
  const isMine = (seat: number) => player !== undefined && info.seats[seat]?.player === player;
  return { info, where: 'server', isMyTurn: info.deciding.some(isMine), to: `/match/${info.id}` };
}

/** Returns the list item of a match on this device, where every human seat belongs to this player. */
export function localMatch(info: MatchInfo): MyMatch {
  const isPerson = (seat: number) => info.seats[seat]?.kind === 'human';
  return { info, where: 'here', isMyTurn: info.deciding.some(isPerson), to: `/local/${info.id}` };
}

/** Sorts matches: the player's turn first, finished ones last, and within each group the last moved first. */
export function inOrder(matches: readonly MyMatch[]): MyMatch[] {
  return matches.toSorted((a, b) => rank(a) - rank(b) || b.info.movedAt - a.info.movedAt);
}

/** Checks whether a match is open or running. */
export function isUnfinished({ info }: MyMatch): boolean {
  return info.status === 'playing' || info.status === 'open';
}

function rank(match: MyMatch): number {
  if (!isUnfinished(match)) return 3;
  if (match.isMyTurn) return 0;
  return match.info.status === 'playing' ? 1 : 2;
}
