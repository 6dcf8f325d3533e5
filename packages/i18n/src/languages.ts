/** A language of the product. Plural rules, number and date formats come from `Intl`, by its id. */
export interface Language {
  /** BCP 47 tag. */
  readonly id: string;
  /** Its name in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * The registry. A new language is one line here; then no table of texts (`TextTable`) compiles until it has that
 * language.
 */
const REGISTRY = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
} as const satisfies Readonly<Record<string, Omit<Language, 'id'>>>;

/** The id of a language of the registry. */
export type LanguageId = keyof typeof REGISTRY;

/** The language of texts that a part of the product lacks in another one. */
export const DEFAULT_LANGUAGE: LanguageId = 'en';

const languages = new Map<string, Language>(Object.entries(REGISTRY).map(([id, rest]) => [id, { id, ...rest }]));

/** Returns all languages, in the order in which they are offered. */
export function registeredLanguages(): readonly Language[] {
  return [...languages.values()];
}

/** Returns the ids of all languages, the default language first. */
export function languageIds(): readonly [string, ...string[]] {
  return [DEFAULT_LANGUAGE, ...[...languages.keys()].filter((id) => id !== DEFAULT_LANGUAGE)];
}

/** Whether this is the id of a language. */
export function isLanguage(id: string): boolean {
  return languages.has(id);
}

/**
 * Adds a language at run time: for tests, and for hosts that add texts. Call it before the modules that offer
 * languages are loaded. Returns a function that removes it.
 */
export function registerLanguage(language: Language): () => void {
  languages.set(language.id, language);
  return () => {
    languages.delete(language.id);
  };
}
