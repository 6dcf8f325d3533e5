import { type Deed, type Game, isReturned, type MatchFile } from '@tessera/kernel';

/**
 * Of these matches, those that a match has taken in by its deeds. One in which nothing was done has no link, as a result that was entered
 * by hand names none: it may still be played, and so may any other that somebody has put beside them.
 */
export function takenIn(game: Pick<Game, 'opens'>, deeds: readonly Deed[], opened: readonly MatchFile[]): MatchFile[] {
  const links = deeds.flatMap((deed) => ('seat' in deed && isReturned(game, deed.action) ? deed.action.match : []));
  return opened.filter(({ chain }) => {
    const last = chain.at(-1);
    return last !== undefined && links.includes(last);
  });
}
