import { type ComponentType, lazy } from 'react';

/** Screens of a character in the order of the tabs. */
const SCREEN_IDS = ['sheet', 'build', 'levelup', 'history', 'search', 'print'] as const;
export type ScreenId = (typeof SCREEN_IDS)[number];

/** A screen of a character: its path below the character's address, title and component. */
export interface Screen {
  readonly path: ScreenId;
  /** Text key of its name. */
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

/** All screens in the order of the tabs; the first is the default. */
export const SCREENS: readonly Screen[] = SCREEN_IDS.map((path) => ({
  path,
  title: `screen.${path}`,
  Component: components[path],
}));

/** Current location: a screen, and an anchor on it. */
export interface Whereabouts {
  readonly screen: ScreenId;
  readonly at: string | undefined;
}

/** Parses `build/fighter-4-improvement`; any other path is the sheet. */
export function whereaboutsOf(path: string): Whereabouts {
  const [name = '', ...rest] = path.split('/');
  const screen = SCREEN_IDS.find((id) => id === name) ?? 'sheet';
  const at = decodeURIComponent(rest.join('/'));
  return { screen, at: at === '' ? undefined : at };
}

/** Returns the path of a screen and anchor below the character's address. */
export function pathOf(screen: ScreenId, at?: string): string {
  return at === undefined ? screen : `${screen}/${encodeURIComponent(at)}`;
}
