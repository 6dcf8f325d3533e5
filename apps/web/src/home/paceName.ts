import type { Pace } from '@tessera/protocol';
import { t } from '../i18n/texts.ts';

const DAY = 86_400;
const MINUTE = 60;

/** Returns the name of a pace. */
export function paceName(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return t('pace.none');
    case 'move':
      return pace.seconds >= DAY
        ? t('pace.moveDays', { count: Math.round(pace.seconds / DAY) })
        : t('pace.moveMinutes', { count: Math.max(1, Math.round(pace.seconds / MINUTE)) });
    case 'fischer':
      return t('pace.fischer', { minutes: Math.round(pace.seconds / MINUTE), increment: pace.increment });
  }
}
