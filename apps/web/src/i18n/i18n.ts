import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, useSettings } from '../settings/settings.ts';
import { en } from './en.ts';

/** The texts of every language but English, which is in the first load and stands in for whatever is missing. */
const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ shell: object; refusals: object }>>> = {
  de: async () => {
    const [{ de }, { refusals }] = await Promise.all([import('./de.ts'), import('./de/refusals.ts')]);
    return { shell: de, refusals };
  },
};

export const i18n: I18n = i18next;

/** Ready to translate; follows the language of the settings from then on. */
export async function startTexts(): Promise<void> {
  const { language } = useSettings.getState();
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'shell',
    resources: { en: { shell: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  });
  await speak(language);
  useSettings.subscribe((now, before) => {
    if (now.language !== before.language) void speak(now.language);
  });
}

/** Adds the texts of a game's table, under the game's id. */
export function addGameTexts(game: string, texts: Readonly<Record<string, object>>): void {
  for (const [language, bundle] of Object.entries(texts)) {
    if (!i18next.hasResourceBundle(language, game)) i18next.addResourceBundle(language, game, bundle);
  }
}

async function speak(language: Language): Promise<void> {
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'shell')) {
    for (const [name, texts] of Object.entries(await others[language]())) {
      i18next.addResourceBundle(language, name, texts);
    }
  }
  await i18next.changeLanguage(language);
}
