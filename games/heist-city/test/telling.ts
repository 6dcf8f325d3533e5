import { house, type Listener, PSEUDO, pseudo, speechOf, type Teller, tellerOf } from '@tessera/text';
import { words } from '../src/words.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';

/** Texts of the game by language, as a table loads them. */
export const bundles = { en, de } as const;

const SPEECHES = {
  en: speechOf('en', en, house.en),
  de: speechOf('de', de, house.de),
  [PSEUDO]: speechOf(PSEUDO, pseudo(en), pseudo(house.en)),
} as const;

/** Language of a test; the last is a pseudo-language that shows texts missing from the bundles. */
export type Language = keyof typeof SPEECHES;

/** Returns a teller for a listener, in English by default. */
export function telling(listener: Listener = {}, language: Language = 'en'): Teller {
  return tellerOf(words, SPEECHES[language], listener);
}
