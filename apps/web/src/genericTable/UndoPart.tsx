import { undoPolicyOf } from '@tessera/protocol';
import { ownSeats, seatOf, type TableProps, undoPriceKey } from '@tessera/table';
import { UndoBar } from '@tessera/ui';
import { useEffect } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { showRefusal } from '../match/showRefusal.ts';

/** Undo and redo buttons with the price of an undo, for players. */
export function UndoPart({ table, state, formatter }: Pick<TableProps, 'table' | 'state' | 'formatter'>) {
  const { t } = useTexts();
  const { viewer, info, seq, price, sending, canRedo, log, isReplay } = state;
  const seat = seatOf(viewer);
  // An undo takes back the player's last action from any of their seats.
  const seats = ownSeats(state);
  const hasActed = log.some(({ kind, by }) => kind === 'act' && by !== undefined && seats.includes(by));
  const mayUndo = undoPolicyOf(info) !== 'none';
  const canUndo = seat !== undefined && info.status !== 'over' && !isReplay && mayUndo;

  useEffect(() => {
    // The price of an undo changes with every entry.
    if (seq > 0 && canUndo) void table.price();
  }, [table, seq, canUndo]);

  if (!canUndo) return null;
  const redo = () => void table.redo().then((answer) => showRefusal(answer, formatter));
  return (
    <UndoBar
      label={t('match.undo')}
      keyHint="U"
      price={price && t(`undo.price.${undoPriceKey(price)}`)}
      working={sending > 0}
      locked={hasActed ? undefined : t('generic.nothingToUndo')}
      onUndo={() => void table.undo().then((answer) => showRefusal(answer, formatter))}
      redo={canRedo ? { label: t('match.redo'), onRedo: redo } : undefined}
    />
  );
}
