import { house, type KeyOf, type Say, type Speech, speechOf } from '@tessera/text';
import { create } from 'zustand';
import { useSettings } from '../settings/settings.ts';
import { en } from './en.ts';
import { type Language, speechIn } from './languages.ts';

/** The key of a text of the client, or of the house. */
type TextKey = KeyOf<typeof en> | KeyOf<typeof house.en>;

/** Says a text of the client in the language of the page. */
export type Translate = Say<TextKey>;

const useSpeech = create<Speech>()(() => speechOf('en', en, house.en));

/** The texts of the client, those of the house behind them, and the language they are in. */
export function useTexts(): { readonly t: Translate; readonly language: string } {
  const { say, language } = useSpeech();
  return { t: say, language };
}

/** Says a text outside of what is drawn; what is drawn uses `useTexts`, which follows the language. */
export const t: Translate = (key, params) => useSpeech.getState().say(key, params);

/** The texts as they are now. */
export function spoken(): Speech {
  return useSpeech.getState();
}

/** Speaks the language of the settings, now and whenever it changes. */
export async function startTexts(): Promise<void> {
  useSettings.subscribe((now, before) => {
    if (now.language !== before.language) void speak(now.language);
  });
  await speak(useSettings.getState().language);
}

async function speak(language: Language): Promise<void> {
  const speech = await speechIn(language);
  // Somebody may have chosen another language meanwhile.
  if (useSettings.getState().language === language) useSpeech.setState(speech, true);
}
