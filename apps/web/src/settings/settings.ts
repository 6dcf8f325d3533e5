import type { TableSettings } from '@tessera/table';
import * as z from 'zod';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { ALL_LANGUAGES, LANGUAGES, type Language } from '../i18n/languages.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export const DENSITIES = ['comfortable', 'compact', 'table'] as const;
export const MOTIONS = [0, 0.5, 1, 2] as const;
export const COLOUR_SETS = ['standard', 'red-green', 'blue-yellow'] as const;
export const SCALES = [0.8, 0.9, 1, 1.15, 1.3, 1.6] as const;

/** What a person prefers, on this device. Every field has a default, so that storage of any age can be read. */
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
  /** Whether to call somebody back, by the browser's own notices, when it is their turn at a table that is open. */
  remind: z.boolean().catch(false),
  /** Whether companion mode asks for the dice of the real table. */
  ownDice: z.boolean().catch(true),
  /** Whether to offer what only those need who work on the site. */
  developer: z.boolean().catch(false),
});
export type Settings = z.infer<typeof Settings>;

/** The storage key; `public/theme.js` reads it before the first paint. */
const STORAGE_KEY = 'tessera.settings';

export const useSettings = create<Settings>()(
  persist((): Settings => ({ ...Settings.parse({}), language: browserLanguage() }), {
    name: STORAGE_KEY,
    merge: (stored, now) => (stored === undefined ? now : Settings.parse({ ...now, ...plain(stored) })),
  }),
);

/** Changes some of the settings. */
export function changeSettings(changed: Partial<Settings>): void {
  useSettings.setState(changed);
}

/** Takes the language that the address asks for, as `?language=de`. */
export function takeLanguage(search: string): void {
  const asked = new URLSearchParams(search).get('language');
  const language = ALL_LANGUAGES.find((one) => one === asked);
  if (language !== undefined) changeSettings({ language });
}

/** The part of the settings that a game's table must honour. */
export function tableSettings({ density, motion, sound, language, coach, odds }: Settings): TableSettings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { density, motion: still ? 0 : motion, sound, language, coach, odds };
}

/** Shows the settings on the document, now and whenever they change. */
export function dressDocument(): void {
  const dress = ({ theme, density, motion, colours, scale, language }: Settings) => {
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, density, motion: String(motion), colours });
    root.style.setProperty('--ui-scale', String(scale));
    root.lang = language;
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

/** A phone is held in company, so it makes no sound unless asked to. */
function isPhone(): boolean {
  // Where nothing is drawn, as in tests, there is no such thing.
  return 'matchMedia' in globalThis && matchMedia('(pointer: coarse)').matches;
}
