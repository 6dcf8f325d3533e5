import { createTranslator, type KeyOf, PSEUDO, pseudo, TextTable, type TranslateFn } from '@tessera/text';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** Formats a text of a review. */
export type TranslateReview = TranslateFn<KeyOf<typeof en>>;

/** The texts of a review. They load with it, so that no other page waits for them. */
export const reviewTexts: TextTable<object> = new TextTable<object>('review', { en, de });

/** Returns the texts of a review in a language. */
export function reviewTranslate(language: string): TranslateReview {
  const texts = language === PSEUDO ? pseudo(en) : reviewTexts.in(language);
  return createTranslator<KeyOf<typeof en>>(language, texts, en).t;
}
