import { type Decision, fastChance, type Game, type Message, type Viewer } from '@tessera/kernel';
import { DEAL } from './legal.ts';

/**
 * What this viewer is asked, worked out like what it may do: in a world dealt from its own view, so that a prompt tells
 * nothing that the viewer does not know, and never travels.
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
