import { type Game, isSubMatchReturn, type MatchFile, type MatchOperation } from '@tessera/kernel';

/**
 * Returns the sub-matches that a match has collected. A match without operations has no link, and a manually entered
 * result names none. Those and uncollected ones may still be running, so they are left out.
 */
export function collectedSubMatches(
  game: Pick<Game, 'opens'>,
  deeds: readonly MatchOperation[],
  opened: readonly MatchFile[],
): MatchFile[] {
  const links = deeds.flatMap((deed) =>
    'seat' in deed && isSubMatchReturn(game, deed.action) ? deed.action.match : [],
  );
  return opened.filter(({ chain }) => {
    const last = chain.at(-1);
    return last !== undefined && links.includes(last);
  });
}
