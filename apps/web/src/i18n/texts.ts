import { createTranslator, house, type KeyOf, type TranslateFn, type Translator } from '@tessera/text';
import { create } from 'zustand';
import { useSettings } from '../settings/settings.ts';
import { en } from './en.ts';
import { type Language, translatorIn } from './languages.ts';

/** Key of a text of the client or of the shared texts. */
type TextKey = KeyOf<typeof en> | KeyOf<typeof house.en>;

/** Translates a text of the client into the current language. */
export type Translate = TranslateFn<TextKey>;

const useTranslator = create<Translator>()(() => createTranslator('en', en, house.en));

/** Returns the translate function and the current language, with the shared texts as fallback. */
export function useTexts(): { readonly t: Translate; readonly language: string } {
  const { t, language } = useTranslator();
  return { t, language };
}

/** Translates a text outside of components. Components use `useTexts`, which re-renders on a language change. */
export const t: Translate = (key, params) => useTranslator.getState().t(key, params);

/** Returns the current texts. */
export function currentTranslator(): Translator {
  return useTranslator.getState();
}

/** Loads the texts of the language in the settings, now and after each change. */
export async function startTexts(): Promise<void> {
  useSettings.subscribe((now, before) => {
    if (now.language !== before.language) void speak(now.language);
  });
  await speak(useSettings.getState().language);
}

async function speak(language: Language): Promise<void> {
  const translator = await translatorIn(language);
  // The user may have chosen another language while the texts loaded.
  if (useSettings.getState().language === language) useTranslator.setState(translator, true);
}
