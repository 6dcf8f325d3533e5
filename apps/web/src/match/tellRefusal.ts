import type { CommandResult } from '@tessera/table';
import type { Teller } from '@tessera/text';
import { refusalText } from '../i18n/refusals.ts';
import { t } from '../i18n/texts.ts';
import { toasts } from '../shell/toasts.ts';

/** Says why something was not done, in the words of the game where there is a teller of it. */
export function tellRefusal(result: CommandResult, teller?: Pick<Teller, 'refusal'>): void {
  if (result.ok) return;
  const detail = teller ? teller.refusal(result.refusal) : refusalText(result.refusal);
  toasts.show({ kind: 'warning', title: t('match.refused'), detail });
}
