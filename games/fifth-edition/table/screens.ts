/** The screens of a character, in the order of their tabs. */
export const SCREENS = ['sheet', 'build', 'levelup', 'history', 'print'] as const;
export type ScreenId = (typeof SCREENS)[number];

/** Where somebody is: a screen, and a place on it. */
export interface Whereabouts {
  readonly screen: ScreenId;
  readonly at: string | undefined;
}

/** Reads `#build/fighter-4-improvement`; anything else is the sheet. */
export function whereaboutsOf(hash: string): Whereabouts {
  const [name = '', ...rest] = hash.replace(/^#/, '').split('/');
  const screen = SCREENS.find((id) => id === name) ?? 'sheet';
  const at = decodeURIComponent(rest.join('/'));
  return { screen, at: at === '' ? undefined : at };
}

/** The address of a screen. */
export function hashOf(screen: ScreenId, at?: string): string {
  return at === undefined ? `#${screen}` : `#${screen}/${encodeURIComponent(at)}`;
}
