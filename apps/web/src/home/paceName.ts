import type { Pace } from '@tessera/protocol';
import { i18n } from '../i18n/i18n.ts';

const DAY = 86_400;
const MINUTE = 60;

/** How long people may think, in a few words. */
export function paceName(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return i18n.t('pace.none');
    case 'move':
      return pace.seconds >= DAY
        ? i18n.t('pace.moveDays', { count: Math.round(pace.seconds / DAY) })
        : i18n.t('pace.moveMinutes', { count: Math.max(1, Math.round(pace.seconds / MINUTE)) });
    case 'fischer':
      return i18n.t('pace.fischer', { minutes: Math.round(pace.seconds / MINUTE), increment: pace.increment });
  }
}
