import { seatOf, type Table, type TableState } from '@tessera/table';
import { Button, PromptDock } from '@tessera/ui';
import { useTranslation } from 'react-i18next';
import { seatName } from '../games/seatName.ts';
import { tellRefusal } from './tellRefusal.ts';

/** Somebody wants to take something back: what it would cost, and the answer of this seat. */
export function UndoConsent({ table, state }: { readonly table: Table; readonly state: TableState }) {
  const { t } = useTranslation();
  const { undo, info, viewer } = state;
  if (!undo) return null;
  const nameOf = (seat: number) => seatName(info.seats[seat]);
  const seat = seatOf(viewer);
  const isAsker = seat === undo.by;
  const isAsked = seat !== undefined && undo.waiting.includes(seat);
  const answer = (agree: boolean) => () => void table.consent(agree).then(tellRefusal);
  const waiting = undo.waiting.map(nameOf).join(', ');

  return (
    <div className="border-hairline border-b p-2" role="alert">
      <PromptDock
        state={isAsked ? 'undo' : 'waiting'}
        label={t('undo.label')}
        title={isAsker ? t('undo.youAsk', { names: waiting }) : t('undo.asks', { name: nameOf(undo.by) })}
        detail={t(`undo.price.${undo.price}`)}
        actions={
          isAsked ? (
            <>
              <Button onClick={answer(false)}>{t('undo.refuse')}</Button>
              <Button tone="act" onClick={answer(true)}>
                {t('undo.agree')}
              </Button>
            </>
          ) : isAsker ? (
            <Button onClick={answer(false)}>{t('undo.withdraw')}</Button>
          ) : undefined
        }
      />
    </div>
  );
}
