import {
  commonTexts,
  createTranslator,
  house,
  languageIds,
  PSEUDO,
  pseudo,
  registeredLanguages,
  TextTable,
  type Translator,
} from '@tessera/text';
import { en } from './en.ts';

/** Loaders of the texts of the client per language. English is in the first load. */
export const clientTexts: TextTable<() => Promise<object>> = new TextTable<() => Promise<object>>('web client', {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
});

/** Id of a registered language, or of the pseudo-language. */
export type Language = string;

export const LANGUAGES: readonly Language[] = registeredLanguages().map(({ id }) => id);
/** All languages including the pseudo-language, which reveals untranslated text. */
export const ALL_LANGUAGES: readonly [Language, ...Language[]] = [...languageIds(), PSEUDO];

/** Loads the texts of the client in a language, with the shared texts as fallback. */
export async function translatorIn(language: Language): Promise<Translator> {
  if (language === PSEUDO) return createTranslator(PSEUDO, pseudo(en), pseudo(house.en));
  return createTranslator(language, await clientTexts.in(language)(), commonTexts.in(language));
}

/** Returns the name of a language in that language. */
export function languageName(language: Language): string {
  const registered = registeredLanguages().find(({ id }) => id === language)?.name;
  return registered ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** Returns the writing direction of a language. */
export function languageDirection(language: Language): 'ltr' | 'rtl' {
  return registeredLanguages().find(({ id }) => id === language)?.direction ?? 'ltr';
}
