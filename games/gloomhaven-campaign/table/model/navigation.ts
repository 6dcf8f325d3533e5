import type { CampaignAction, CampaignView } from '@tessera/gloomhaven-campaign';
import { ownCharacters } from './chores.ts';
import type { Page } from './page.ts';
import type { Place } from './places.ts';

/** Returns the page to show: mandatory reading and questions first, then the page that the player chose. */
export function shownPage(view: CampaignView, page: Page, seat: number | undefined): Page {
  if (view.asks[0]?.ask === 'event') return { name: 'event' };
  if (page.character !== undefined && view.characters[page.character] === undefined) return { name: 'map' };
  if (page.name !== 'map') return page;
  if (view.phase === 'cleanup') return { name: 'rewards' };
  const [own] = ownCharacters(view, seat).filter((n) => view.venture?.heroes.includes(n));
  return view.phase === 'setup' && own !== undefined ? { name: 'cards', character: own } : page;
}

/** Returns the selected place: the pressed one, the party's destination, or the first open one. */
export function selectedPlace(
  view: CampaignView,
  places: readonly Place[],
  wanted: string | undefined,
): Place | undefined {
  const at = (id: string | undefined) => places.find((place) => place.id === id);
  return at(view.venture?.scenario) ?? at(wanted) ?? places.find(({ state }) => state === 'open');
}

/** Returns the page after an action: an event shows its outcome, a journey its start. */
export function pageAfter({ type }: CampaignAction): Page | undefined {
  if (type === 'choose' || type === 'vote') return { name: 'event' };
  return TO_MAP.has(type) ? { name: 'map' } : undefined;
}

const TO_MAP: ReadonlySet<CampaignAction['type']> = new Set([
  'city-event',
  'create',
  'choose-quest',
  'retire',
  'ready',
  'travel',
  'return-to-town',
  'conclude',
]);
