import { createTranslator, house, type TranslateFn, type Translator } from '@tessera/text';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';

const translators: Readonly<Record<string, Translator>> = {
  en: createTranslator('en', en, house.en),
  de: createTranslator('de', de, house.de),
};

/** Returns the game's texts in a language. */
export function translatorIn(language: string): Translator {
  const translator = translators[language];
  if (translator === undefined) throw new Error(`no texts in "${language}"`);
  return translator;
}

export function translateIn(language: string): TranslateFn {
  return translatorIn(language).t;
}
