import { house, PSEUDO, pseudo, type Speech, speechOf } from '@tessera/text';
import { en } from './en.ts';

/** The languages that people speak, each with how its texts are fetched: adding one is adding a line here. English is in the first load. */
const SPOKEN = {
  en: async () => speechOf('en', en, house.en),
  de: async () => speechOf('de', (await import('./de.ts')).de, house.de),
} satisfies Readonly<Record<string, () => Promise<Speech>>>;

const ALL = { ...SPOKEN, [PSEUDO]: async () => speechOf(PSEUDO, pseudo(en), pseudo(house.en)) };

export type Language = keyof typeof ALL;

/** The languages that people speak. */
export const LANGUAGES = Object.keys(SPOKEN) as (keyof typeof SPOKEN)[];
/** Those, and the one that shows what was never translated. */
export const ALL_LANGUAGES = Object.keys(ALL) as Language[];

/** The texts of the client in a language, those of the house behind them. */
export function speechIn(language: Language): Promise<Speech> {
  return ALL[language]();
}

/** What a language is called by those who speak it. */
export function languageName(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
