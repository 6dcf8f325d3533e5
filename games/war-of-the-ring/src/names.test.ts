import { house, speechOf, tellerOf } from '@tessera/text';
import { expect, test } from 'vitest';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { CHARACTERS } from './content/index.ts';
import { characterName, titledName } from './names.ts';
import { words } from './words.ts';

test.each(['en', 'de'] as const)('every character has an epithet that stands with the name, in %s', (language) => {
  const teller = tellerOf(words, speechOf(language, { en, de }[language], house[language]));
  const titled = CHARACTERS.map((_, character) => titledName(character, teller));
  expect(new Set(titled).size).toBe(14);
  titled.forEach((title, character) => {
    expect(title.startsWith(`${characterName(character, teller)}, `)).toBe(true);
    expect(title).not.toContain('name.epithet');
  });
});
