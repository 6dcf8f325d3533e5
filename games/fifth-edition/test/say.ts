import { house, type Say, type Speech, speechOf } from '@tessera/text';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';

const speeches: Readonly<Record<string, Speech>> = {
  en: speechOf('en', en, house.en),
  de: speechOf('de', de, house.de),
};

/** Returns the game's texts in a language. */
export function speechIn(language: string): Speech {
  const speech = speeches[language];
  if (speech === undefined) throw new Error(`no texts in "${language}"`);
  return speech;
}

export function sayIn(language: string): Say {
  return speechIn(language).say;
}
