import {
  createGameFormatter,
  createTranslator,
  type FormatAudience,
  type GameFormatter,
  house,
  PSEUDO,
  pseudo,
} from '@tessera/text';
import { words } from '../src/text/messageFormat.ts';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';

/** Texts of the game by language, as a table loads them. */
export const bundles = { en, de } as const;

const SPEECHES = {
  en: createTranslator('en', en, house.en),
  de: createTranslator('de', de, house.de),
  [PSEUDO]: createTranslator(PSEUDO, pseudo(en), pseudo(house.en)),
} as const;

/** Language of a test; the last is a pseudo-language that shows texts missing from the bundles. */
export type Language = keyof typeof SPEECHES;

/** Returns a formatter for an audience, in English by default. */
export function testFormatter(listener: FormatAudience = {}, language: Language = 'en'): GameFormatter {
  return createGameFormatter(words, SPEECHES[language], listener);
}
