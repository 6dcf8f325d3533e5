import { house, type Listener, PSEUDO, pseudo, speechOf, type Teller, tellerOf } from '@tessera/text';
import { words } from '../src/words.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';

/** The texts of the game by language, as they are loaded at a table. */
export const bundles = { en, de } as const;

const SPEECHES = {
  en: speechOf('en', en, house.en),
  de: speechOf('de', de, house.de),
  [PSEUDO]: speechOf(PSEUDO, pseudo(en), pseudo(house.en)),
} as const;

/** A language that a test can be told something in; the last is nobody's, and shows what is in no bundle. */
export type Language = keyof typeof SPEECHES;

/** Puts the game into words for somebody, in English unless told otherwise. */
export function telling(listener: Listener = {}, language: Language = 'en'): Teller {
  return tellerOf(words, SPEECHES[language], listener);
}
