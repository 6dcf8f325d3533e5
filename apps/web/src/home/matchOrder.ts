import type { MatchInfo } from '@tessera/protocol';

/** A match in the list of one's own. */
export interface MyMatch {
  readonly info: MatchInfo;
  readonly where: 'server' | 'here';
  /** Whether it waits for this person. */
  readonly isMyTurn: boolean;
  /** The address of its page. */
  readonly to: string;
}

export function remoteMatch(info: MatchInfo, player: string | undefined): MyMatch {
  const isMine = (seat: number) => player !== undefined && info.seats[seat]?.player === player;
  return { info, where: 'server', isMyTurn: info.deciding.some(isMine), to: `/match/${info.id}` };
}

/** At a table of this device every person sits here. */
export function localMatch(info: MatchInfo): MyMatch {
  const isPerson = (seat: number) => info.seats[seat]?.kind === 'human';
  return { info, where: 'here', isMyTurn: info.deciding.some(isPerson), to: `/local/${info.id}` };
}

/** Your turn first, then the rest, each with the one that moved last at the top; what is over comes last. */
export function inOrder(matches: readonly MyMatch[]): MyMatch[] {
  return matches.toSorted((a, b) => rank(a) - rank(b) || b.info.movedAt - a.info.movedAt);
}

/** Matches that can be gone on with. */
export function isUnfinished({ info }: MyMatch): boolean {
  return info.status === 'playing' || info.status === 'open';
}

function rank(match: MyMatch): number {
  if (!isUnfinished(match)) return 3;
  if (match.isMyTurn) return 0;
  return match.info.status === 'playing' ? 1 : 2;
}
