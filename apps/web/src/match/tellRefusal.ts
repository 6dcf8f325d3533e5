import type { Told } from '@tessera/table';
import { i18n } from '../i18n/i18n.ts';
import { toasts } from '../shell/toasts.ts';

/** Says why something was not done. */
export function tellRefusal(told: Told): void {
  if (told.ok) return;
  toasts.show({ kind: 'warning', title: i18n.t('match.refused'), detail: told.refusal.message });
}
