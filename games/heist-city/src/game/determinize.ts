import type { Chance, Viewer, Writable } from '@tessera/kernel';
import { siteOf } from '../map/site.ts';
import { gearPool } from '../phases/setup.ts';
import { ROLES, type State, type View } from '../state/state.ts';
import { presetsFor } from '../units/presets.ts';

/** Returns a state that looks the same to this viewer: unread gear and a secret loadout are redrawn. R 3.6, 5.6 */
export function determinize(view: Writable<View>, _viewer: Viewer, chance: Chance): State {
  const pool = gearPool(view, siteOf(view.map), view.read);
  const { gear, loadouts, ...open } = view;
  return {
    ...open,
    gear: gear.map((marker) => ({ ...marker, item: marker.item ?? chance.draw(pool) })),
    loadouts: loadouts.map(({ chosen, revealed, items }) => {
      const known = items.flatMap((list) => (list === null ? [] : [[...list]]));
      if (known.length === ROLES.length) return { chosen, revealed, items: known };
      return { chosen, revealed, items: chosen ? chance.pick(presetsFor(view)) : ROLES.map(() => []) };
    }),
  };
}
