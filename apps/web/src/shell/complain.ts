import type { Speech } from '@tessera/text';
import { t } from '../i18n/texts.ts';
import { messageOf } from './messageOf.ts';
import { toasts } from './toasts.ts';

/** Tells that something did not work, and why. */
export function complain(error: unknown, game?: Speech): void {
  toasts.show({ kind: 'warning', title: t('problem.title'), detail: messageOf(error, game) });
}
