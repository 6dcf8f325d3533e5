import type { CommandResult } from '@tessera/table';
import { citedRules, type GameFormatter } from '@tessera/text';
import { refusalText } from '../i18n/refusals.ts';
import { t } from '../i18n/texts.ts';
import { openRule } from '../rulebook/reading.ts';
import { toasts } from '../shell/toasts.ts';

/** Shows the reason of a refusal, in the texts of the game when a teller is given. A cited rule can be opened. */
export function tellRefusal(result: CommandResult, teller?: Pick<GameFormatter, 'refusal'>): void {
  if (result.ok) return;
  const detail = teller ? teller.refusal(result.refusal) : refusalText(result.refusal);
  const [rule] = citedRules(detail);
  const action =
    rule === undefined ? {} : { action: { label: t('rulebook.rule', { number: rule }), run: () => openRule(rule) } };
  toasts.show({ kind: 'warning', title: t('match.refused'), detail, ...action });
}
