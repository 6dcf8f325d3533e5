import { type CampaignAction, campaign } from '@tessera/gloomhaven-campaign';
import { Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { pageAfter, selectedPlace, shownPage } from './navigation.ts';
import { placesOf } from './places.ts';

const BRUTE = { type: 'create', class: 'brute', level: 1, name: 'Grub' } as const;
const MAP = { name: 'map' } as const;

/** Returns a campaign with one character that has a quest, after further actions. */
function begun(...actions: readonly CampaignAction[]) {
  const match = Match.create(campaign, { options: {}, seats: 1, seed: 'on screen' });
  const act = (action: CampaignAction) => expect(match.apply(0, action).ok).toBe(true);
  act(BRUTE);
  act({ type: 'choose-quest', character: 0, quest: match.state.characters[0]!.questOffer[0]! });
  for (const action of actions) act(action);
  return match;
}

test('shownPage returns the wanted page, and the map in place of a page of an unknown character', () => {
  const view = begun().view(0);
  expect(shownPage(view, { name: 'shop', character: 0 }, 0)).toEqual({ name: 'shop', character: 0 });
  expect(shownPage(view, { name: 'shop', character: 3 }, 0)).toEqual(MAP);
  expect(shownPage(view, MAP, 0)).toEqual(MAP);
});

test('shownPage returns a drawn event before any other page', () => {
  const view = begun({ type: 'city-event' }).view(0);
  expect(shownPage(view, { name: 'shop', character: 0 }, 0)).toEqual({ name: 'event' });
});

test("shownPage returns the player's cards in place of the map during set-up", () => {
  const match = begun({ type: 'ready' }, { type: 'travel', scenario: 'scenario-1', casual: false });
  while (match.state.asks.length > 0) match.apply(0, match.legal(0)[0]!);
  const view = match.view(0);
  expect(shownPage(view, MAP, 0)).toEqual({ name: 'cards', character: 0 });
  expect(shownPage(view, { name: 'chart' }, 0)).toEqual({ name: 'chart' });
  expect(shownPage(view, MAP, undefined)).toEqual(MAP);
});

test('selectedPlace returns the pressed place, otherwise the first open one', () => {
  const view = begun().view(0);
  const places = placesOf(view);
  expect(selectedPlace(view, places, undefined)?.id).toBe('scenario-1');
  expect(selectedPlace(view, places, 'scenario-2')?.id).toBe('scenario-2');
  expect(selectedPlace(view, places, 'no such place')?.id).toBe('scenario-1');
});

test('selectedPlace returns the destination of the party before the pressed place', () => {
  const view = begun({ type: 'ready' }, { type: 'travel', scenario: 'scenario-1', casual: false }).view(0);
  expect(selectedPlace(view, placesOf(view), 'scenario-2')?.id).toBe('scenario-1');
});

test('pageAfter leads to the event after its choice, to the map after a journey, and stays otherwise', () => {
  expect(pageAfter({ type: 'choose', choice: 'a' })).toEqual({ name: 'event' });
  expect(pageAfter({ type: 'ready' })).toEqual(MAP);
  expect(pageAfter({ type: 'not-ready' })).toBeUndefined();
});
