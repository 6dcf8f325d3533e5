import { createTranslator, type KeyOf, PSEUDO, pseudo, TextTable, type TranslateFn } from '@tessera/text';
import { useMemo } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** The texts of the lesson pages. They are not in the first load of the site. */
const words = new TextTable<object>('lessons', { en, de });

/** Returns the translate function for the texts of the lesson pages. */
export function useLessonWords(): TranslateFn<KeyOf<typeof en>> {
  const { language } = useTexts();
  return useMemo(() => createTranslator(language, language === PSEUDO ? pseudo(en) : words.in(language)).t, [language]);
}
