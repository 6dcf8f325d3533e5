import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import { matchWith } from '../../test/position.ts';
import { de } from '../../texts/de/index.ts';
import { en } from '../../texts/en/index.ts';
import { CHARACTERS, NATIONS } from '../content/index.ts';
import { warOfTheRing } from '../game.ts';
import { troopOf } from '../pieces/troops.ts';
import { words } from './messageFormat.ts';
import { characterName, titledName } from './names.ts';

test.each(['en', 'de'] as const)('every character has an epithet after the name in %s', (language) => {
  const formatter = createGameFormatter(words, createTranslator(language, { en, de }[language], house[language]));
  const titled = CHARACTERS.map((_, character) => titledName(character, formatter));
  expect(new Set(titled).size).toBe(14);
  titled.forEach((title, character) => {
    expect(title.startsWith(`${characterName(character, formatter)}, `)).toBe(true);
    expect(title).not.toContain('name.epithet');
  });
});

test('English uses the right article before a figure, and the verb agrees with the leaving figures', () => {
  const view = warOfTheRing.view(matchWith({}).state, 0);
  const formatter = createGameFormatter(words, createTranslator('en', en, house.en), { view });
  const elite = troopOf(NATIONS.indexOf('gondor'), 'elite');
  const regular = troopOf(NATIONS.indexOf('gondor'), 'regular');
  expect(formatter.action({ type: 'hit', troop: elite })).toContain('an Elite of Gondor take a hit');
  expect(formatter.action({ type: 'disband', troop: regular })).toContain('remove a Regular of Gondor');
  expect(formatter.event({ type: 'reduced', place: 0, troop: elite })).toContain(
    'an Elite of Gondor becomes a Regular',
  );
  const [peregrin, meriadoc] = [CHARACTERS.indexOf('peregrin'), CHARACTERS.indexOf('meriadoc')];
  expect(formatter.event({ type: 'separated', characters: [peregrin], to: 0 })).toContain(
    'Peregrin leaves the Fellowship',
  );
  expect(formatter.event({ type: 'separated', characters: [meriadoc, peregrin], to: 0 })).toContain(
    'Meriadoc and Peregrin leave the Fellowship',
  );
});
