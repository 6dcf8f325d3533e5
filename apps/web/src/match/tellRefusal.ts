import type { CommandResult } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { refusalText } from '../i18n/refusals.ts';
import { t } from '../i18n/texts.ts';
import { toasts } from '../shell/toasts.ts';

/** Shows the reason of a refusal, in the texts of the game when a teller is given. */
export function tellRefusal(result: CommandResult, teller?: Pick<GameFormatter, 'refusal'>): void {
  if (result.ok) return;
  const detail = teller ? teller.refusal(result.refusal) : refusalText(result.refusal);
  toasts.show({ kind: 'warning', title: t('match.refused'), detail });
}
