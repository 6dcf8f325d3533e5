import { ownSeats, seatOf, type TableProps, undoPriceKey } from '@tessera/table';
import { PromptDock, UndoBar } from '@tessera/ui';
import { useEffect } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { tellRefusal } from '../match/tellRefusal.ts';

/** What is asked now, of whom, and the way back with its price. */
export function Prompt({ table, state, teller }: Pick<TableProps, 'table' | 'state' | 'teller'>) {
  const { t } = useTexts();
  const { decisions, viewer, info, seq, price, sending, canRedo, log, isReplay } = state;
  const seat = seatOf(viewer);
  const own = isReplay ? undefined : decisions.find((decision) => decision.seat === seat);
  const asked = own && teller.ask(own.kind, table.prompt());
  // What is taken back is the last deed of a person, from whichever of their seats.
  const seats = ownSeats(state);
  const hasActed = log.some(({ kind, by }) => kind === 'act' && by !== undefined && seats.includes(by));
  const isOver = info.status === 'over';
  const canUndo = seat !== undefined && !isOver && !isReplay;

  useEffect(() => {
    // What taking back would cost changes with every entry.
    if (seq > 0 && canUndo) void table.price();
  }, [table, seq, canUndo]);

  return (
    <PromptDock
      state={own ? 'ask' : 'waiting'}
      label={t('generic.prompt')}
      title={
        isOver
          ? t('match.over')
          : (asked?.title ??
            t('match.theirTurn', { name: teller.list(decisions.map(({ seat: of }) => teller.seatName(of))) }))
      }
      detail={asked && (asked.hint || t('generic.decideDetail'))}
      back={
        canUndo && (
          <UndoBar
            label={t('match.undo')}
            keyHint="U"
            price={price && t(`undo.price.${undoPriceKey(price)}`)}
            working={sending > 0}
            locked={hasActed ? undefined : t('generic.nothingToUndo')}
            onUndo={() => void table.undo().then((told) => tellRefusal(told, teller))}
            redo={
              canRedo
                ? { label: t('match.redo'), onRedo: () => void table.redo().then((told) => tellRefusal(told, teller)) }
                : undefined
            }
          />
        )
      }
    />
  );
}
