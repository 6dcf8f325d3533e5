import type { Told } from '@tessera/table';
import { i18n } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusalText.ts';
import { toasts } from '../shell/toasts.ts';

/** Says why something was not done, in the words of the game where it has any. */
export function tellRefusal(told: Told, game?: string): void {
  if (told.ok) return;
  toasts.show({ kind: 'warning', title: i18n.t('match.refused'), detail: refusalText(told.refusal, game) });
}
