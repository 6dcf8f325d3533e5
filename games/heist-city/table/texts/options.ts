import { optionsDe } from './options.de.ts';
import { optionsEn } from './options.en.ts';

/** The options of a match in words, a bundle a language: apart from the table's texts, for forms that open no table. */
export const optionTexts = { en: optionsEn, de: optionsDe } as const;
