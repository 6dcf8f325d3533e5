import type { CommandResult } from '@tessera/table';
import { citedRules, type GameFormatter } from '@tessera/text';
import { refusalText } from '../i18n/refusals.ts';
import { t } from '../i18n/texts.ts';
import { openRule } from '../rulebook/reading.ts';
import { toasts } from '../shell/toasts.ts';

/** One toast for all refusals of a table: the latest replaces the one before. */
const REFUSAL = 'refusal';

/** Shows the reason of a refusal, in the texts of the game when a formatter is given. A cited rule can be opened. */
export function showRefusal(result: CommandResult, formatter?: Pick<GameFormatter, 'refusal'>): void {
  // A command that succeeds shows that the last refusal no longer holds.
  if (result.ok) {
    toasts.dismiss(REFUSAL);
    return;
  }
  const detail = formatter ? formatter.refusal(result.refusal) : refusalText(result.refusal);
  const [rule] = citedRules(detail);
  const action =
    rule === undefined ? {} : { action: { label: t('rulebook.rule', { number: rule }), run: () => openRule(rule) } };
  toasts.show({ id: REFUSAL, kind: 'warning', title: t('match.refused'), detail, ...action });
}
