import { nonEmpty } from '@tessera/testkit';
import { createTranslator } from '@tessera/text';
import { expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { describePerk } from './descriptions/describePerk.ts';
import { loadContent } from './load.ts';

const { content } = loadContent();
const name = (id: string) => id;
const english = { language: 'en', say: createTranslator('en', en).say, name };
const german = { language: 'de', say: createTranslator('de', de).say, name };
const cardOf = (id: string) => content['modifier-card'].get(id);
const perksOf = (id: string, speech = english) =>
  content.class.get(id)!.perks.map((perk) => `${perk.times} × ${describePerk(perk, speech, cardOf)}`);

test('describePerk describes the perks of the Brute', () => {
  expect(perksOf('brute')).toEqual([
    '1 × Remove 2 × −1',
    '1 × Replace 1 × −1 with 1 × +1',
    '2 × Add 2 × +1',
    '1 × Add 1 × +3',
    '2 × Add 3 × rolling +0 Push 1',
    '1 × Add 2 × rolling +0 Pierce 3',
    '2 × Add 1 × rolling +0 Stun',
    '1 × Add 1 × rolling +0 Disarm and 1 × rolling +0 Muddle',
    '2 × Add 1 × rolling +0 +1 Target',
    '1 × Add 1 × +1 Shield 1 this round',
    '1 × Add 1 × +1; Ignore negative item effects',
  ]);
});

test('describePerk describes the perks of all classes in both languages', () => {
  for (const { id } of nonEmpty(content.class.values())) {
    for (const speech of [english, german]) {
      for (const line of nonEmpty(perksOf(id, speech))) expect(line).not.toMatch(/[{}@]|undefined|perk\.|card\./);
    }
  }
});
