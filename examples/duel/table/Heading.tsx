import { type Action, MONSTER_IDS, type View } from '@tessera/duel';
import type { TableProps } from '@tessera/table';

/** The round of how many, and the number of monsters left. */
export function Heading({ state, shown, formatter }: TableProps<View, Action>) {
  const view = shown?.state.view ?? state.view;
  if (!view) return null;
  const { t } = formatter;
  const foes = MONSTER_IDS.filter((id) => view.figures[id]!.hp > 0).length;
  return (
    <div className="flex items-baseline gap-6">
      <p className="m-0">
        <b className="font-numeral font-semibold text-title">{t('table.round', { round: view.round })}</b>{' '}
        <span className="text-muted text-note">{t('table.ofRounds', { rounds: view.lastRound })}</span>
      </p>
      <p className="m-0">
        <b className="font-numeral font-semibold text-title">{t('table.toFell', { n: foes })}</b>
      </p>
    </div>
  );
}
