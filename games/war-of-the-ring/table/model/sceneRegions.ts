import type { View } from '@tessera/war-of-the-ring';
import { regionAt, wayOf } from '@tessera/war-of-the-ring/facts';
import { anchorsOf } from '../choice/answers.ts';
import type { Choice } from '../choice/useChoice.ts';

/** Questions about the Ring-bearers, which are asked where they are. */
const AT_THE_FELLOWSHIP: ReadonlySet<string> = new Set(['fellowship', 'guide', 'party', 'hobbit', 'walk']);

/**
 * Returns the regions that a question is about, for the camera of a phone: those that can be chosen with the ones that are
 * already chosen, otherwise the chosen ones, the way of an Army, the battle, or the Ring-bearers.
 */
export function sceneRegions(
  view: View,
  kind: string | undefined,
  { offer, trail, armed }: Pick<Choice, 'offer' | 'trail' | 'armed'>,
): readonly number[] {
  if (kind === undefined) return battleRegions(view);
  const chosen = [...trail, ...(armed ? anchorsOf(armed) : [])].map(regionAt);
  if (offer.regions.length > 0 || chosen.length > 0) return [...new Set([...chosen, ...offer.regions])];
  const { from, to } = wayOf(view);
  const way = [from, to].filter((region) => region !== undefined);
  if (way.length > 0) return way;
  if (view.battle) return battleRegions(view);
  return AT_THE_FELLOWSHIP.has(kind) && view.fellowship.mordor < 0 ? [view.fellowship.region] : [];
}

function battleRegions({ battle }: View): readonly number[] {
  return battle ? [regionAt(battle.from), regionAt(battle.to)] : [];
}
