import { useMedia } from '@tessera/ui';
import { useSettings } from './settings.ts';

/** Resolved colour scheme. */
export type Shade = 'light' | 'dark';

/** Returns the colour scheme of the page; the theme `system` follows the device. */
export function useShade(): Shade {
  const theme = useSettings((settings) => settings.theme);
  const isDeviceLight = useMedia('(prefers-color-scheme: light)');
  if (theme !== 'system') return theme;
  return isDeviceLight ? 'light' : 'dark';
}
