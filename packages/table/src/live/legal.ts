import { type Decision, fastChance, type Game, type Viewer } from '@tessera/kernel';

/** Any deal will do: what a seat may choose from never depends on what it cannot know. */
export const DEAL = 'any world that looks like this';

/**
 * What this viewer may do, worked out from what it sees: in a world dealt from the view, which offers the same as the
 * real one. Nothing for somebody who has nothing to decide.
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
