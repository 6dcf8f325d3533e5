import { type ComponentType, lazy } from 'react';

/** The screens of a character, in the order of their tabs. */
const SCREEN_IDS = ['sheet', 'build', 'levelup', 'history', 'search', 'print'] as const;
export type ScreenId = (typeof SCREEN_IDS)[number];

/** A screen of a character: where it is below the character's own address, what it is called, and what it shows. */
export interface Screen {
  readonly path: ScreenId;
  /** The key of its name in the texts. */
  readonly title: string;
  readonly Component: ComponentType;
}

const components: Readonly<Record<ScreenId, ComponentType>> = {
  sheet: lazy(async () => ({ default: (await import('./sheet/SheetScreen.tsx')).SheetScreen })),
  build: lazy(async () => ({ default: (await import('./builder/BuilderScreen.tsx')).BuilderScreen })),
  levelup: lazy(async () => ({ default: (await import('./levelup/LevelUpScreen.tsx')).LevelUpScreen })),
  history: lazy(async () => ({ default: (await import('./history/HistoryScreen.tsx')).HistoryScreen })),
  search: lazy(async () => ({ default: (await import('./search/SearchScreen.tsx')).SearchScreen })),
  print: lazy(async () => ({ default: (await import('./print/PrintScreen.tsx')).PrintScreen })),
};

/** Every screen, in the order of their tabs; the first is what opens where the address names none. */
export const SCREENS: readonly Screen[] = SCREEN_IDS.map((path) => ({
  path,
  title: `screen.${path}`,
  Component: components[path],
}));

/** Where somebody is: a screen, and a place on it. */
export interface Whereabouts {
  readonly screen: ScreenId;
  readonly at: string | undefined;
}

/** Reads `build/fighter-4-improvement`; anything else is the sheet. */
export function whereaboutsOf(path: string): Whereabouts {
  const [name = '', ...rest] = path.split('/');
  const screen = SCREEN_IDS.find((id) => id === name) ?? 'sheet';
  const at = decodeURIComponent(rest.join('/'));
  return { screen, at: at === '' ? undefined : at };
}

/** The path of a screen, and of a place on it, below the character's own address. */
export function pathOf(screen: ScreenId, at?: string): string {
  return at === undefined ? screen : `${screen}/${encodeURIComponent(at)}`;
}
