import { fastChance, type Seat } from '@tessera/kernel';
import type { Action, State, View } from '@tessera/war-of-the-ring';
import { warOfTheRing } from '@tessera/war-of-the-ring';

/** Any deal will do: what is asked of it never depends on what the viewer cannot know. */
const DEAL = 'any world that looks like this';

let last: { readonly view: View; readonly viewer: Seat | 'spectator'; readonly world: State } | undefined;

/** A world that looks like a view, for questions that the rules answer of a whole position. */
export function worldOf(view: View, viewer: Seat | 'spectator'): State {
  if (last?.view !== view || last.viewer !== viewer) {
    last = { view, viewer, world: warOfTheRing.determinize(view, viewer, fastChance(DEAL)) };
  }
  return last.world;
}

/** Why something cannot be done now, as the rules say it. */
export function whyNot(view: View, seat: Seat, action: Action) {
  return warOfTheRing.check(worldOf(view, seat), seat, action);
}
