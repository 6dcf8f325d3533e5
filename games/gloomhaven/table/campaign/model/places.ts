import { type CampaignView, meetsRequirement } from '@tessera/gloomhaven/campaign';
import { recordOf } from '@tessera/gloomhaven/reading';

/** How a place stands: won, open to go to, known with something missing, closed for good, or not known yet. */
export type PlaceState = 'won' | 'open' | 'waiting' | 'blocked' | 'sealed';

/** A place of the story as the map shows it. Of a sealed one there is nothing but its number. */
export interface Place {
  readonly id: string;
  readonly number: number;
  readonly state: PlaceState;
}

/** A road between two places: walked, open, or to somewhere nobody knows yet. */
export interface Road {
  readonly from: string;
  readonly to: string;
  readonly state: 'walked' | 'open' | 'sealed';
}

type Known = Pick<CampaignView, 'unlocked' | 'completed' | 'blocked' | 'city' | 'party'>;

/** Everything on the map: what is known, and by its number what lies behind it. */
export function placesOf(view: Known): readonly Place[] {
  const known = new Set(view.unlocked);
  const behind = view.unlocked
    .filter((id) => !view.blocked.includes(id))
    .flatMap((id) => recordOf('location', id).unlocks)
    .filter((id) => !known.has(id));
  return [...known, ...new Set(behind)]
    .map((id) => ({ id, number: recordOf('location', id).number, state: stateOf(view, id) }))
    .toSorted((a, b) => a.number - b.number);
}

function stateOf(view: Known, id: string): PlaceState {
  if (view.completed.includes(id)) return 'won';
  if (!view.unlocked.includes(id)) return 'sealed';
  if (view.blocked.includes(id)) return 'blocked';
  return meetsRequirement(view, id) ? 'open' : 'waiting';
}

/** The roads of the story between what is on the map. */
export function roadsOf(places: readonly Place[]): readonly Road[] {
  const states = new Map(places.map(({ id, state }) => [id, state]));
  return places.flatMap(({ id, state }) => {
    if (state === 'sealed') return [];
    return recordOf('location', id).unlocks.flatMap((to): Road[] => {
      const there = states.get(to);
      if (there === undefined) return [];
      // What opens what is told of a place that has been won; of others only that something lies behind them.
      if (there !== 'sealed' && state !== 'won') return [];
      return [{ from: id, to, state: there === 'sealed' ? 'sealed' : there === 'won' ? 'walked' : 'open' }];
    });
  });
}

/** Open places that winning one of them closes for good. */
export function closedBy(places: readonly Place[], id: string): readonly Place[] {
  const { blocks } = recordOf('location', id);
  return places.filter((place) => blocks.includes(place.id) && (place.state === 'open' || place.state === 'waiting'));
}

/** How many of each there are. */
export function countPlaces(places: readonly Place[]): Readonly<Record<PlaceState, number>> {
  const counts = { won: 0, open: 0, waiting: 0, blocked: 0, sealed: 0 };
  for (const { state } of places) counts[state] += 1;
  return counts;
}
