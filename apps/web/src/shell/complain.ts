import { i18n } from '../i18n/i18n.ts';
import { messageOf } from './messageOf.ts';
import { toasts } from './toasts.ts';

/** Tells that something did not work, and why. */
export function complain(error: unknown): void {
  toasts.show({ kind: 'warning', title: i18n.t('problem.title'), detail: messageOf(error) });
}
