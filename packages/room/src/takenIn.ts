import { type Deed, type Game, isReturned, type MatchFile } from '@tessera/kernel';

/**
 * Returns the sub-matches that a match has collected. A match without operations has no link, and a manually entered
 * result names none. Those and uncollected ones may still be running, so they are left out.
 */
export function takenIn(game: Pick<Game, 'opens'>, deeds: readonly Deed[], opened: readonly MatchFile[]): MatchFile[] {
  const links = deeds.flatMap((deed) => ('seat' in deed && isReturned(game, deed.action) ? deed.action.match : []));
  return opened.filter(({ chain }) => {
    const last = chain.at(-1);
    return last !== undefined && links.includes(last);
  });
}
