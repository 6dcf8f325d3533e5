import { useMedia } from '@tessera/ui';
import { useSettings } from './settings.ts';

/** The two ways in which everything can be drawn. */
export type Shade = 'light' | 'dark';

/** Which of them the page has now; a theme of `system` follows the device. */
export function useShade(): Shade {
  const theme = useSettings((settings) => settings.theme);
  const isDeviceLight = useMedia('(prefers-color-scheme: light)');
  if (theme !== 'system') return theme;
  return isDeviceLight ? 'light' : 'dark';
}
