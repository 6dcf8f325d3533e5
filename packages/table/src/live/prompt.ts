import { type Decision, fastChance, type Game, type Message, type Viewer } from '@tessera/kernel';
import { DEAL } from './legal.ts';

/**
 * Computes the prompt of this viewer locally, in a state determinized from the view. So a prompt cannot leak hidden
 * information and is never sent.
 */
export function promptFor<View extends object>(
  game: Pick<Game<object, never, object, View>, 'prompt' | 'determinize'>,
  view: View,
  viewer: Viewer,
  decisions: readonly Decision[],
): Message | undefined {
  if (viewer === 'spectator' || !decisions.some(({ seat }) => seat === viewer)) return undefined;
  return game.prompt?.(game.determinize(view, viewer, fastChance(DEAL)), viewer);
}
