import type { Game } from './game.ts';
import { Match } from './match/match.ts';
import type { MatchFile } from './match/matchFile.ts';

/**
 * Returns a file truncated before the first operation that these rules refuse, for a `migrate` to corrected rules. The
 * match then opens at the last position that both versions of the rules reach.
 */
export function untilRefused<S extends object, A extends object, O extends object, V extends object>(
  game: Game<S, A, O, V>,
  file: MatchFile,
): MatchFile {
  const { deeds, chain, times, ...rest } = file;
  const match = Match.restore(game, { ...file, deeds: [] });
  const refused = deeds.findIndex((deed) => deed.at < match.position || !match.again(deed).ok);
  if (refused < 0) return file;
  return {
    ...rest,
    deeds: deeds.slice(0, refused),
    chain: chain.slice(0, refused),
    ...(times && { times: times.slice(0, refused) }),
  };
}
