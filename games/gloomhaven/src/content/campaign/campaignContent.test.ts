import { readFileSync } from 'node:fs';
import { createTranslator } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { campaignTable, TABLE } from '../../../scripts/campaignTable.mjs';
import { de } from '../../../texts/de.ts';
import { en } from '../../../texts/en.ts';
import { nameOf } from '../../messages/names.ts';
import { sealedClasses } from '../classes.ts';
import { recordOf } from '../lookup.ts';
import { recordsOf } from '../recordMaps.ts';
import { isAmong } from './checkQuest.ts';
import { describeEvent, describeMilestone, describeQuest, describeRequirements } from './describeCampaign.ts';
import { describeEffects } from './describeEffect.ts';

const translator = (language: string, translator: ReturnType<typeof createTranslator>) => ({
  language,
  t: translator.t,
  name: (id: string) => nameOf(id, translator),
});
const english = translator('en', createTranslator('en', en));
const german = translator('de', createTranslator('de', de));
const all = <Kind extends Parameters<typeof recordsOf>[0]>(kind: Kind) => [...recordsOf(kind).values()];
const place = (number: number) => recordOf('location', `scenario-${number}`);
const tables = recordOf('campaign-tables', 'first-edition');

describe('amount of content', () => {
  test('the decks of city and road events begin with thirty cards each', () => {
    const cards = (deck: string) => all('event').filter((event) => event.deck === deck).length;
    expect([cards('city'), cards('road')]).toEqual([81, 69]);
    expect(tables.decks).toEqual({ city: [1, 30], road: [1, 30] });
    expect(
      all('event')
        .filter(({ unplaced }) => unplaced)
        .map(({ id }) => id),
    ).toEqual(['city-80']);
  });

  test('locations with a map are playable', () => {
    const playable = all('location').filter(({ id }) => recordsOf('scenario').has(id));
    expect([all('location').length, playable.length]).toEqual([95, recordsOf('scenario').size]);
    const of = (origin: string) =>
      all('location')
        .filter((one) => one.origin === origin)
        .map(({ number }) => number);
    expect(of('start')).toEqual([1]);
    expect(of('random').sort((a, b) => a - b)).toEqual([63, 64, 65, 66, 67, 68, 69, 70, 71]);
    expect(of('unplaced').sort((a, b) => a - b)).toEqual([72, 73, 76, 77]);
  });

  test('no two locations overlap on the world map', () => {
    const places = all('location');
    const apart = places.flatMap((one, i) =>
      places.slice(i + 1).map((other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])),
    );
    expect(Math.min(...apart)).toBeGreaterThan(5);
  });

  test('each treasure is in one location', () => {
    const onMaps = all('scenario').flatMap(({ overlays }) =>
      overlays.flatMap((overlay) => (overlay.type === 'treasure' ? [overlay.treasure] : [])),
    );
    const found = [...onMaps, ...all('location').flatMap(({ treasures }) => treasures)];
    expect(found.sort()).toEqual(
      all('treasure')
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('only artifacts and city rules among the achievements replace one another', () => {
    const of = (scope: string) => all('achievement').filter((one) => one.scope === scope).length;
    expect([of('global'), of('party')]).toEqual([21, 28]);
    expect(all('achievement').filter(({ replaces }) => replaces).length).toBe(6);
  });
});

test('quest locations are five crypts, sixteen with a boss, those above 51, and those of a region', () => {
  const count = (among: Parameters<typeof isAmong>[1]) => all('location').filter((one) => isAmong(one, among)).length;
  expect([count(undefined), count({ type: 'crypt' }), count({ type: 'boss' })]).toEqual([95, 5, 16]);
  expect(count({ type: 'side', above: 51 })).toBe(44);
  expect(count({ type: 'listed', scenarios: ['scenario-54'] })).toBe(1);
  const regions = ['gloomhaven', 'dagger-forest', 'lingering-swamp', 'watcher-mountains', 'misty-sea'] as const;
  expect(regions.map((region) => count({ type: 'region', region }))).toEqual([22, 12, 8, 9, 8]);
});

describe('tables', () => {
  test('price changes match the rules at both ends and around zero', () => {
    const change = (value: number) => tables.prices.find(({ least, most }) => value >= least && value <= most)?.change;
    expect([20, 11, 10, 3, 2, -2, -3, -20].map(change)).toEqual([-5, -3, -2, -1, 0, 0, 1, 5]);
    const simple = (value: number) =>
      tables.simplePrices.find(({ least, most }) => value >= least && value <= most)?.change;
    expect([18, 2, 1, -2, -3, -19].map(simple)).toEqual([-5, -1, 0, 0, 1, 5]);
  });

  test('levels by experience, prosperity by points and donations match the rules', () => {
    expect(tables.experience).toEqual([0, 45, 95, 150, 210, 275, 345, 420, 500]);
    expect(tables.prosperity).toEqual([0, 4, 9, 15, 22, 30, 39, 50, 64]);
    const steps = all('milestone').flatMap(({ when }) => (when.type === 'donated' ? [when.gold] : []));
    expect(steps.sort((a, b) => a - b)).toEqual([100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000]);
  });

  test('items come with prosperity, as random designs, or as rewards', () => {
    const numbers = (level: number) =>
      all('item').flatMap(({ number, source }) =>
        typeof source === 'object' && source.prosperity === level ? [number] : [],
      );
    const spans = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => [
      Math.min(...numbers(level)),
      Math.max(...numbers(level)),
    ]);
    expect(spans).toEqual([
      [1, 14],
      [15, 21],
      [22, 28],
      [29, 35],
      [36, 42],
      [43, 49],
      [50, 56],
      [57, 63],
      [64, 70],
    ]);
  });
});

describe('texts', () => {
  test.each([english, german])('all campaign texts are complete in $language', (translator) => {
    const events = all('event').map((event) => describeEvent(event, translator));
    const lines = [
      ...events.flatMap(({ story, a, b }) => [story, a.choice, b.choice]),
      ...events.flatMap(({ a, b }) =>
        [...a.outcomes, ...b.outcomes].flatMap((one) => [one.when, one.story, one.card, ...one.effects]),
      ),
      ...all('personal-quest').flatMap((quest) => describeQuest(quest, translator)),
      ...all('location').flatMap((one) => [
        ...describeEffects(one.rewards, translator),
        describeRequirements(one, translator),
      ]),
      ...all('milestone').flatMap((one) => [
        describeMilestone(one, translator),
        ...describeEffects(one.effects, translator),
      ]),
    ];
    expect(lines.length).toBeGreaterThan(1500);
    const key = /[{}]|undefined|\b(?:tale|campaignEffect|campaignNeed|quest|milestone|place|region|symbol|slot)\./;
    expect(lines.filter((line) => key.test(line))).toEqual([]);
  });

  test('every story belongs to an event, and every event has one per outcome', () => {
    const wanted = all('event').flatMap(({ id, a, b }) =>
      ['story', 'a', 'b', ...a.outcomes.map((_, i) => `a${i + 1}`), ...b.outcomes.map((_, i) => `b${i + 1}`)].map(
        (part) => `${id}.${part}`,
      ),
    );
    const written = Object.entries(en.tale).flatMap(([id, parts]) => Object.keys(parts).map((part) => `${id}.${part}`));
    expect(written.sort()).toEqual(wanted.sort());
  });

  test('describeEvent lists the outcomes of a card from top to bottom', () => {
    const { a } = describeEvent(recordOf('event', 'city-26'), english);
    expect(a.outcomes.map(({ when, effects, card }) => [when, effects, card])).toEqual([
      ['the party includes Tinkerer', ['Gain 2 reputation'], 'Remove this card from the game'],
      ['Otherwise', ['Nothing happens'], 'Remove this card from the game'],
    ]);
  });

  test('no text of an event has a gap, an id, two spaces or a beginning without a capital', () => {
    const lines = all('event').flatMap((event) => {
      const { story, a, b } = describeEvent(event, english);
      const outcomes = [...a.outcomes, ...b.outcomes];
      return [story, a.choice, b.choice, ...outcomes.flatMap((one) => [one.story, ...one.effects, one.card])];
    });
    expect(lines.length).toBeGreaterThan(1000);
    const bad = /[{}@]|undefined| {2}|\.\.|^[a-z]|: [a-z]+-\d|(?<!−)\b1 (?:cards|checkmarks)\b/;
    expect(lines.filter((line) => bad.test(line))).toEqual([]);
  });

  test('locked classes appear only by their symbols', () => {
    const lines = all('personal-quest').flatMap((quest) => describeQuest(quest, english));
    const names = sealedClasses().map((id) => recordOf('class', id).name);
    expect(lines.filter((line) => names.some((name) => line.includes(name)))).toEqual([]);
    expect(lines).toContain('Open the box of the class Saw');
  });

  test('describeQuest names the counted steps and the reward of a quest', () => {
    expect(describeQuest(recordOf('personal-quest', 'finding-the-cure'), english)).toEqual([
      'Kill 8 monsters (Forest Imp); then Forgotten Grove (59) is unlocked',
      'Follow the trail to its end: Alchemy Lab (60)',
      'Open Envelope X',
    ]);
  });

  test('describeRequirements names the required achievements of a location', () => {
    expect(describeRequirements(place(8), english)).toBe("Jekserah's Plans and not The Dead Invade");
    expect(describeRequirements(place(22), english)).toBe("A Demon's Errand or Following Clues");
    expect(describeRequirements(place(51), english)).toBe('End of Corruption (3)');
  });
});

test('docs/gloomhaven-campaign.md is up to date', async () => {
  expect(readFileSync(TABLE, 'utf8')).toBe(await campaignTable());
});
