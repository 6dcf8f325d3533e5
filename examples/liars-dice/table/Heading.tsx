import type { Action, View } from '@tessera/liars-dice';
import type { TableProps } from '@tessera/table';
import { Die } from '@tessera/ui';
import { diceIn } from './round.ts';

/** The number of dice, and the value of ones. */
export function Heading({ state, shown, formatter }: TableProps<View, Action>) {
  const view = shown?.state.view ?? state.view;
  if (!view) return null;
  const { t } = formatter;
  return (
    <div className="flex items-center gap-6">
      <p className="m-0 leading-none">
        <b className="font-numeral font-semibold text-title">{diceIn(view)}</b>{' '}
        <span className="text-muted text-note">{t('table.inPlay', { n: diceIn(view) })}</span>
      </p>
      <p className="m-0 flex items-center gap-2 text-muted text-note">
        <Die value={1} size={24} label={t('table.faces.1')} /> {t(view.wildOnes ? 'table.onesWild' : 'table.onesPlain')}
      </p>
    </div>
  );
}
