import { type Game, Match, type StreamChance, type SubMatchRequest, type SubMatchResult } from '@tessera/kernel';

/** Random play of a sub-match is aborted after this many actions. */
const LIMIT = 2_000;

/** Plays a requested sub-match at random. Returns undefined if its game is unknown or the match does not end. */
export function playOpened(
  opening: SubMatchRequest,
  game: Game | undefined,
  dice: StreamChance,
): SubMatchResult | undefined {
  if (!game) return undefined;
  const { options, seats } = opening;
  const match = Match.create(game, { options, seats: seats.length, seed: `opened ${dice.d(1_000_000)}`, dice: 'fast' });
  for (let actions = 0; actions < LIMIT && match.decisions.length > 0; actions++) {
    const { seat } = dice.pick(match.decisions);
    match.apply(seat, dice.pick(match.legal(seat)));
  }
  return match.finished;
}
