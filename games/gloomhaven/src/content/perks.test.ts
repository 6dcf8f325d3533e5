import { nonEmpty } from '@tessera/testkit';
import { createTranslator } from '@tessera/text';
import { expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { describePerk } from './descriptions/describePerk.ts';
import { loadContent } from './load.ts';

const { content } = loadContent();
const name = (id: string) => id;
const english = { language: 'en', t: createTranslator('en', en).t, name };
const german = { language: 'de', t: createTranslator('de', de).t, name };
const cardOf = (id: string) => content['modifier-card'].get(id);
const perksOf = (id: string, translator = english) =>
  content.class.get(id)!.perks.map((perk) => `${perk.times} × ${describePerk(perk, translator, cardOf)}`);

test('describePerk describes the perks of the Brute', () => {
  expect(perksOf('brute')).toEqual([
    '1 × Remove two −1 cards',
    '1 × Replace one −1 card with one +1 card',
    '2 × Add two +1 cards',
    '1 × Add one +3 card',
    '2 × Add three rolling +0 cards (Push 1)',
    '1 × Add two rolling +0 cards (Pierce 3)',
    '2 × Add one rolling +0 card (Stun)',
    '1 × Add one rolling +0 card (Disarm) and one rolling +0 card (Muddle)',
    '2 × Add one rolling +0 card (+1 Target)',
    '1 × Add one +1 card (Shield 1 this round)',
    '1 × Ignore negative item effects and add one +1 card',
  ]);
});

test('describePerk describes perks in German with the article and the plural of their cards', () => {
  const perks = perksOf('saw', german);
  expect(perks[0]).toBe('2 × Entferne zwei −1-Karten');
  expect(perks[2]).toBe('2 × Ersetze eine +0-Karte durch eine +2-Karte');
  expect(perks.at(-1)).toBe(
    '1 × Füge eine +0-Karte (frische einen erschöpften oder verbrauchten Gegenstand auf) hinzu',
  );
});

test('describePerk describes the perks of all classes in both languages', () => {
  for (const { id } of nonEmpty(content.class.values())) {
    for (const translator of [english, german]) {
      for (const line of nonEmpty(perksOf(id, translator))) expect(line).not.toMatch(BAD);
    }
  }
});

/** Gaps, keys, double spaces, a beginning without a capital, and one of several cards or several of one. */
const BAD =
  /[{}@]|undefined|perk\.|card\.| {2}|× [a-zäöü]|\b(?:one|eine) (?:rolling |rollende )?\S+[ -](?:cards|Karten)\b|\b(?:two|three|four|zwei|drei|vier) (?:rolling |rollende )?\S+[ -](?:card|Karte)\b/;
