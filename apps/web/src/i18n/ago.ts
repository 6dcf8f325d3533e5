import { distance } from './distance.ts';
import { i18n } from './i18n.ts';

/** How long ago that was, in words of the language spoken. */
export function ago(time: number, now = Date.now()): string {
  const [count, unit] = distance(time, now);
  if (count === 0) return i18n.t('justNow');
  return new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto', style: 'short' }).format(count, unit);
}
