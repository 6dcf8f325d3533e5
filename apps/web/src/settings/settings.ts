import type { TableSettings } from '@tessera/table';
import * as z from 'zod';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { ALL_LANGUAGES, LANGUAGES, type Language, languageDirection } from '../i18n/languages.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export const DENSITIES = ['comfortable', 'compact', 'table'] as const;
export const MOTIONS = [0, 0.5, 1, 2] as const;
export const COLOUR_SETS = ['standard', 'red-green', 'blue-yellow'] as const;
export const SCALES = [0.8, 0.9, 1, 1.15, 1.3, 1.6] as const;

/** Preferences on this device. Every field has a default, so that storage of any version can be read. */
export const Settings = z.object({
  theme: z.enum(THEMES).catch('system'),
  density: z.enum(DENSITIES).catch('comfortable'),
  motion: z.literal(MOTIONS).catch(1),
  sound: z.boolean().catch(() => !isPhone()),
  volume: z.number().min(0).max(1).catch(0.6),
  language: z.enum(ALL_LANGUAGES).catch('en'),
  colours: z.enum(COLOUR_SETS).catch('standard'),
  scale: z.literal(SCALES).catch(1),
  coach: z.boolean().catch(true),
  odds: z.boolean().catch(true),
  /** Whether to show a browser notification when it is the player's turn. */
  remind: z.boolean().catch(false),
  /** Whether companion mode asks for physical dice. */
  ownDice: z.boolean().catch(true),
  /** Whether to show developer options. */
  developer: z.boolean().catch(false),
});
export type Settings = z.infer<typeof Settings>;

/** Storage key; `public/theme.js` reads it before the first paint. */
const STORAGE_KEY = 'tessera.settings';

export const useSettings = create<Settings>()(
  persist((): Settings => ({ ...Settings.parse({}), language: browserLanguage() }), {
    name: STORAGE_KEY,
    merge: (stored, now) => (stored === undefined ? now : Settings.parse({ ...now, ...plain(stored) })),
  }),
);

export function changeSettings(changed: Partial<Settings>): void {
  useSettings.setState(changed);
}

/** Sets the language from the query of the address: `?language=de`. */
export function takeLanguage(search: string): void {
  const asked = new URLSearchParams(search).get('language');
  const language = ALL_LANGUAGES.find((one) => one === asked);
  if (language !== undefined) changeSettings({ language });
}

/** Returns the settings that a game table must respect. */
export function tableSettings({ density, motion, sound, language, coach, odds }: Settings): TableSettings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { density, motion: still ? 0 : motion, sound, language, coach, odds };
}

/** Applies the settings to the document, now and after each change. */
export function dressDocument(): void {
  const dress = ({ theme, density, motion, colours, scale, language }: Settings) => {
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, density, motion: String(motion), colours });
    root.style.setProperty('--ui-scale', String(scale));
    root.lang = language;
    root.dir = languageDirection(language);
  };
  dress(useSettings.getState());
  useSettings.subscribe(dress);
}

function browserLanguage(): Language {
  const [first = ''] = 'navigator' in globalThis ? navigator.languages : [];
  return LANGUAGES.find((language) => language === first.slice(0, 2)) ?? 'en';
}

function plain(stored: unknown): object {
  return typeof stored === 'object' && stored !== null ? stored : {};
}

/** Phones are muted by default: they are often used in company. */
function isPhone(): boolean {
  // Test environments have no `matchMedia`.
  return 'matchMedia' in globalThis && matchMedia('(pointer: coarse)').matches;
}
