import { recordOf } from '@tessera/gloomhaven/selectors';
import { type CampaignView, meetsRequirement } from '@tessera/gloomhaven-campaign';

/** The state of a place: won, open, known but not playable yet, closed permanently, or unknown. */
export type PlaceState = 'won' | 'open' | 'waiting' | 'blocked' | 'sealed';

/** A place of the story as the map shows it. A sealed one has only its number. */
export interface Place {
  readonly id: string;
  readonly number: number;
  readonly state: PlaceState;
}

/** A road between two places: walked, open, or to an unknown place. */
export interface Road {
  readonly from: string;
  readonly to: string;
  readonly state: 'walked' | 'open' | 'sealed';
}

type Known = Pick<CampaignView, 'unlocked' | 'completed' | 'blocked' | 'city' | 'party'>;

/** Returns everything on the map: known places, and their unknown successors by number. */
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

/** Returns the roads of the story between the places on the map. */
export function roadsOf(places: readonly Place[]): readonly Road[] {
  const states = new Map(places.map(({ id, state }) => [id, state]));
  return places.flatMap(({ id, state }) => {
    if (state === 'sealed') return [];
    return recordOf('location', id).unlocks.flatMap((to): Road[] => {
      const there = states.get(to);
      if (there === undefined) return [];
      // Links are shown only from won places. Other places only show that something lies beyond.
      if (there !== 'sealed' && state !== 'won') return [];
      return [{ from: id, to, state: there === 'sealed' ? 'sealed' : there === 'won' ? 'walked' : 'open' }];
    });
  });
}

/** Returns the open places that winning one of them closes permanently. */
export function closedBy(places: readonly Place[], id: string): readonly Place[] {
  const { blocks } = recordOf('location', id);
  return places.filter((place) => blocks.includes(place.id) && (place.state === 'open' || place.state === 'waiting'));
}

/** Counts the places by state. */
export function countPlaces(places: readonly Place[]): Readonly<Record<PlaceState, number>> {
  const counts = { won: 0, open: 0, waiting: 0, blocked: 0, sealed: 0 };
  for (const { state } of places) counts[state] += 1;
  return counts;
}
