import { type Decision, fastChance, type Game, type Viewer } from '@tessera/kernel';

/** Fixed seed: legal actions never depend on hidden information, so any determinized state will do. */
export const DEAL = 'any world that looks like this';

/**
 * Computes the legal actions of a viewer locally, in a state determinized from the view; they are the same as in the
 * real state. Empty for a viewer without a decision.
 */
export function legalFor<Action extends object, View extends object>(
  game: Game<object, Action, object, View>,
  view: View,
  viewer: Viewer,
  decisions: readonly Decision[],
): readonly Action[] {
  if (viewer === 'spectator' || !decisions.some(({ seat }) => seat === viewer)) return [];
  return game.legal(game.determinize(view, viewer, fastChance(DEAL)), viewer);
}
