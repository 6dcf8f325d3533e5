import { distance } from './distance.ts';
import { spoken, t } from './texts.ts';

/** How long ago that was, in words of the language spoken. */
export function ago(time: number, now = Date.now()): string {
  const [count, unit] = distance(time, now);
  if (count === 0) return t('justNow');
  return new Intl.RelativeTimeFormat(spoken().language, { numeric: 'auto', style: 'short' }).format(count, unit);
}
