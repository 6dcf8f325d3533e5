import { distance } from './distance.ts';
import { currentTranslator, t } from './texts.ts';

/** Formats how long ago a time was, in the current language. */
export function ago(time: number, now = Date.now()): string {
  const [count, unit] = distance(time, now);
  if (count === 0) return t('justNow');
  return new Intl.RelativeTimeFormat(currentTranslator().language, { numeric: 'auto', style: 'short' }).format(
    count,
    unit,
  );
}
