import { house, PSEUDO, pseudo, type Speech, speechOf } from '@tessera/text';
import { en } from './en.ts';

/** Loaders of the texts per language. A new language is a new line here. English is in the first load. */
const SPOKEN = {
  en: async () => speechOf('en', en, house.en),
  de: async () => speechOf('de', (await import('./de.ts')).de, house.de),
} satisfies Readonly<Record<string, () => Promise<Speech>>>;

const ALL = { ...SPOKEN, [PSEUDO]: async () => speechOf(PSEUDO, pseudo(en), pseudo(house.en)) };

export type Language = keyof typeof ALL;

export const LANGUAGES = Object.keys(SPOKEN) as (keyof typeof SPOKEN)[];
/** All languages including the pseudo-language, which reveals untranslated text. */
export const ALL_LANGUAGES = Object.keys(ALL) as Language[];

/** Loads the texts of the client in a language, with the shared texts as fallback. */
export function speechIn(language: Language): Promise<Speech> {
  return ALL[language]();
}

/** Returns the name of a language in that language. */
export function languageName(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
