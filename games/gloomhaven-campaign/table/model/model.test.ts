import { recordsOf } from '@tessera/gloomhaven/shared';
import { type CampaignAction, campaign, placesOn } from '@tessera/gloomhaven-campaign';
import { Match } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { choresOf, ownCharacters, priceBands, towards } from './chores.ts';
import { chartLayout, mapLayout, TOWN } from './layout.ts';
import { broughtHome, lastEvent } from './outcome.ts';
import { isBeside, pageOf, pathOf } from './page.ts';
import { mainAction } from './partyActions.ts';
import { closedBy, countPlaces, placesOf, roadsOf } from './places.ts';
import { deckOf, startOf } from './sheet.ts';
import { spotKey, spotsOf } from './spots.ts';
import { slotsOf, stockOf } from './stock.ts';
import { whyNot } from './world.ts';

function begun(...actions: readonly CampaignAction[]) {
  const match = Match.create(campaign, { options: {}, seats: 1, seed: 'on screen' });
  for (const action of actions) {
    const result = match.apply(0, action);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  }
  return match;
}

const BRUTE = { type: 'create', class: 'brute', level: 1, name: 'Grub' } as const;

describe('pages', () => {
  test('pageOf and pathOf are inverse, and an unknown path leads to the map', () => {
    for (const path of ['', 'chart', 'shop/2', 'event']) expect(pathOf(pageOf(path))).toBe(path);
    expect(pageOf('nowhere/3')).toEqual({ name: 'map' });
    expect(pageOf('shop/x')).toEqual({ name: 'shop' });
    expect(isBeside(pageOf('shop/0'))).toBe(true);
    expect(isBeside(pageOf('cards/0'))).toBe(false);
  });
});

describe('places', () => {
  const start = begun().view(0);

  test('a new campaign shows one open place and its successors by number only', () => {
    expect(placesOf(start)).toEqual([
      { id: 'scenario-1', number: 1, state: 'open' },
      { id: 'scenario-2', number: 2, state: 'sealed' },
    ]);
  });

  test('placesOf distinguishes won, waiting and blocked places, and closedBy lists exclusions', () => {
    const later = {
      ...start,
      unlocked: ['scenario-1', 'scenario-2', 'scenario-3', 'scenario-8', 'scenario-9'],
      completed: ['scenario-1'],
      blocked: ['scenario-3'],
    };
    const places = placesOf(later);
    const state = (id: string) => places.find((place) => place.id === id)?.state;
    expect(state('scenario-1')).toBe('won');
    expect(state('scenario-2')).toBe('waiting');
    expect(state('scenario-3')).toBe('blocked');
    expect(countPlaces(places)).toMatchObject({ won: 1, blocked: 1 });
    expect(closedBy(places, 'scenario-8').map(({ id }) => id)).toEqual(['scenario-9']);
  });

  test('roads from a place that is not won lead only to sealed places', () => {
    const places = placesOf({ ...start, unlocked: ['scenario-1', 'scenario-2'] });
    const roads = roadsOf(places);
    expect(roads).not.toContainEqual(expect.objectContaining({ from: 'scenario-1', to: 'scenario-2' }));
    expect(roads).toContainEqual({ from: 'scenario-2', to: 'scenario-3', state: 'sealed' });
  });

  test('chartLayout puts successors of an upper place above those of a lower one', () => {
    const unlocked = ['scenario-1', 'scenario-2', 'scenario-3', 'scenario-4', 'scenario-5', 'scenario-8', 'scenario-9'];
    const places = placesOf({ ...start, unlocked, completed: unlocked.slice(0, 4) });
    const { points } = chartLayout(places, roadsOf(places), { width: 700, height: 600 });
    const y = (number: number) => points.get(`scenario-${number}`)!.y;
    // 3 leads to 8 and 9, 4 to 5 and 6.
    expect(y(3)).toBeLessThan(y(4));
    expect(Math.max(y(8), y(9))).toBeLessThan(y(5));
  });

  test('no two places overlap on the map or in the chart', () => {
    const unlocked = Array.from({ length: 20 }, (_, n) => `scenario-${n + 1}`);
    const places = placesOf({ ...start, unlocked, completed: unlocked });
    for (const { points, width, height } of [
      mapLayout(places, { width: 700, height: 600 }),
      chartLayout(places, roadsOf(places), { width: 700, height: 600 }),
    ]) {
      const all = [...points.values()];
      expect(points.has(TOWN)).toBe(true);
      for (const [n, a] of all.entries()) {
        expect(a.x > 0 && a.x < width && a.y > 0 && a.y < height).toBe(true);
        for (const b of all.slice(n + 1)) {
          expect(Math.abs(a.x - b.x) > 44 || Math.abs(a.y - b.y) > 44).toBe(true);
        }
      }
    }
  });
});

describe('town', () => {
  test('choresOf asks a player without a character to create one, then lists quest, event, shop and sanctuary', () => {
    expect(choresOf(begun().view(0), 0).map(({ what }) => what)).toEqual(['create']);
    const view = begun(BRUTE).view(0);
    const chores = choresOf(view, 0);
    expect(chores.filter(({ isDue }) => isDue).map(({ what }) => what)).toEqual(['quest']);
    expect(chores.map(({ what }) => what)).toEqual(['event', 'quest', 'shop', 'sanctuary', 'bench', 'create']);
    expect(choresOf(view, undefined)).toEqual([]);
    expect(ownCharacters(view, 0)).toEqual([0]);
  });

  test('priceBands has eleven steps, and reputation 0 does not change prices', () => {
    const { bands, at } = priceBands({ variants: {} }, 0);
    expect(bands.map(({ change }) => change)).toEqual([5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5]);
    expect(bands[at]?.change).toBe(0);
    expect(priceBands({ variants: {} }, 20).at).toBe(10);
  });

  test('towards returns the progress to the next step of a table', () => {
    expect(towards([0, 4, 9], 5)).toEqual({ from: 4, to: 9 });
    expect(towards([0, 4, 9], 9)).toBeUndefined();
  });

  test('stockOf lists the items that prosperity allows with the copies left', () => {
    const lines = stockOf(begun(BRUTE, { type: 'buy', character: 0, item: 'boots-of-striding' }).view(0), undefined);
    expect(lines).toHaveLength(14);
    expect(lines[0]).toEqual({ item: 'boots-of-striding', slot: 'legs', price: 20, copies: 2, left: 1 });
    expect(stockOf(begun().view(0), 'legs').every(({ slot }) => slot === 'legs')).toBe(true);
    expect(slotsOf(lines)).toContain('small');
  });
});

describe('actions of the party', () => {
  test('mainAction depends on the open question and on the selected action', () => {
    const view = { asks: [], phase: 'campaign' } as const;
    const place = { id: 'scenario-1', state: 'open' } as const;
    expect(mainAction(view, 'town', place, undefined)).toEqual({ type: 'ready' });
    expect(mainAction(view, 'travel', place, undefined)).toEqual({
      type: 'travel',
      scenario: 'scenario-1',
      casual: false,
    });
    expect(mainAction(view, 'travel', { ...place, state: 'won' }, undefined)).toMatchObject({ casual: true });
    expect(mainAction(view, 'travel', { ...place, state: 'sealed' }, undefined)).toBeUndefined();
    expect(mainAction(view, 'town', place, { type: 'city-event' })).toEqual({ type: 'city-event' });
    expect(mainAction(view, undefined, place, undefined)).toBeUndefined();
  });

  test('whyNot returns the reason of the rules', () => {
    const view = begun(BRUTE).view(0);
    expect(whyNot(view, 0, { type: 'ready' })).toMatchObject({ code: 'quest-to-choose' });
    expect(whyNot(view, 0, { type: 'city-event' })).toBeUndefined();
  });

  test('lastEvent contains the outcome of an event and the events of the same entry', () => {
    const log = [
      {
        events: [
          { type: 'event-chosen', event: 'city-01', choice: 'b' },
          { type: 'event-outcome', event: 'city-01', outcome: 'b2' },
          { type: 'gold', character: 0, gold: 5 },
        ],
      },
      { events: [{ type: 'bought', character: 0 }] },
    ];
    expect(lastEvent(log)).toEqual({
      event: 'city-01',
      choice: 'b',
      outcomes: ['b2'],
      followed: [{ type: 'gold', character: 0, gold: 5 }],
    });
    expect(lastEvent([])).toBeUndefined();
    expect(broughtHome([{ events: [{ type: 'won' }, { type: 'brought-home' }] }])).toEqual([{ type: 'won' }]);
  });
});

describe('character sheet', () => {
  test('deckOf returns twenty cards changed by perks and by effects of the next start', () => {
    const one = begun(BRUTE).view(0).characters[0]!;
    const count = (deck: ReturnType<typeof deckOf>) => deck.reduce((sum, [, n]) => sum + n, 0);
    expect(count(deckOf(one))).toBe(20);
    const blessed = { ...one, next: { ...one.next, blesses: 2, minusOnes: 1 } };
    expect(count(deckOf(blessed))).toBe(23);
    expect(startOf(blessed)).toEqual([
      { what: 'minus-ones', count: 1 },
      { what: 'bless', count: 2 },
    ]);
  });

  test('spotsOf lists each spot of a card once with all fitting stickers', () => {
    const card = [...recordsOf('card').values()].find(({ spots }) => spots.length > 1)!;
    const spots = spotsOf(card.id);
    expect(new Set(spots.map(spotKey)).size).toBe(spots.length);
    expect(spots.reduce((sum, { stickers }) => sum + stickers.length, 0)).toBe(placesOn(card.id).length);
  });
});
