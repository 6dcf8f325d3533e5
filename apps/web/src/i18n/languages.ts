import { createTranslator, house, PSEUDO, pseudo, type Translator } from '@tessera/text';
import { en } from './en.ts';

/** Loaders of the texts per language. A new language is a new line here. English is in the first load. */
const SPOKEN = {
  en: async () => createTranslator('en', en, house.en),
  de: async () => createTranslator('de', (await import('./de.ts')).de, house.de),
} satisfies Readonly<Record<string, () => Promise<Translator>>>;

const ALL = { ...SPOKEN, [PSEUDO]: async () => createTranslator(PSEUDO, pseudo(en), pseudo(house.en)) };

export type Language = keyof typeof ALL;

export const LANGUAGES = Object.keys(SPOKEN) as (keyof typeof SPOKEN)[];
/** All languages including the pseudo-language, which reveals untranslated text. */
export const ALL_LANGUAGES = Object.keys(ALL) as Language[];

/** Loads the texts of the client in a language, with the shared texts as fallback. */
export function translatorIn(language: Language): Promise<Translator> {
  return ALL[language]();
}

/** Returns the name of a language in that language. */
export function languageName(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
