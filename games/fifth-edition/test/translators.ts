import { createTranslator, house, type TranslateFn, type Translator } from '@tessera/text';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';

const speeches: Readonly<Record<string, Translator>> = {
  en: createTranslator('en', en, house.en),
  de: createTranslator('de', de, house.de),
};

/** Returns the game's texts in a language. */
export function translatorIn(language: string): Translator {
  const speech = speeches[language];
  if (speech === undefined) throw new Error(`no texts in "${language}"`);
  return speech;
}

export function translateIn(language: string): TranslateFn {
  return translatorIn(language).t;
}
