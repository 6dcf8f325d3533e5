import type { Translator } from '@tessera/text';
import { t } from '../i18n/texts.ts';
import { messageOf } from './messageOf.ts';
import { toasts } from './toasts.ts';

/** Shows a toast with the message of an error. */
export function showError(error: unknown, game?: Translator): void {
  toasts.show({ kind: 'warning', title: t('problem.title'), detail: messageOf(error, game) });
}
