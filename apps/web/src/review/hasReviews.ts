import type { OpenGame } from '../games/openGame.ts';

/**
 * Whether matches of a game have reviews: not a game without opponents, nor one that consists of other matches. Separate from the
 * code of reviews, which loads with their page.
 */
export function hasReviews({ game, manifest }: Pick<OpenGame, 'game' | 'manifest'>): boolean {
  return game.opens === undefined && manifest.card.personal === undefined;
}
