import { house, type Listener, speechOf, type Teller, tellerOf } from '@tessera/text';
import { words } from '../src/words.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';

/** The texts of the game by language, as they are loaded at a table. */
export const bundles = { en, de } as const;

/** Puts the game into words for somebody, in English unless told otherwise. */
export function telling(listener: Listener = {}, language: keyof typeof bundles = 'en'): Teller {
  return tellerOf(words, speechOf(language, bundles[language], house[language]), listener);
}
