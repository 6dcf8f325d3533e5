import { fastChance, type Seat } from '@tessera/kernel';
import type { Action, State, View } from '@tessera/war-of-the-ring';
import { warOfTheRing } from '@tessera/war-of-the-ring';

/** Seed of the deal. Any will do: answers never depend on hidden information. */
const DEAL = 'any world that looks like this';

let last: { readonly view: View; readonly viewer: Seat | 'spectator'; readonly world: State } | undefined;

/** Returns a determinized state of a view, for rules that need a whole state. */
export function worldOf(view: View, viewer: Seat | 'spectator'): State {
  if (last?.view !== view || last.viewer !== viewer) {
    last = { view, viewer, world: warOfTheRing.determinize(view, viewer, fastChance(DEAL)) };
  }
  return last.world;
}

/** Returns why the rules refuse an action now. */
export function whyNot(view: View, seat: Seat, action: Action) {
  return warOfTheRing.check(worldOf(view, seat), seat, action);
}
