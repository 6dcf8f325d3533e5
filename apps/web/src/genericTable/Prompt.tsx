import { seatOf, type TableProps, undoPriceKey } from '@tessera/table';
import { PromptDock, UndoBar } from '@tessera/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { seatName } from '../games/seatName.ts';
import { tellRefusal } from '../match/tellRefusal.ts';
import { decisionName } from './ruleTexts.ts';

/** What is asked now, of whom, and the way back with its price. */
export function Prompt({ table, state }: Pick<TableProps, 'table' | 'state'>) {
  const { t } = useTranslation();
  const { decisions, viewer, info, seq, price, sending, canRedo, log, isReplay } = state;
  const seat = seatOf(viewer);
  const own = isReplay ? undefined : decisions.find((decision) => decision.seat === seat);
  const names = decisions.map((decision) => seatName(info.seats[decision.seat])).join(', ');
  const hasActed = log.some(({ kind, by }) => kind === 'act' && by === seat);
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
          : own
            ? t('generic.decide', { kind: decisionName(info.game, own.kind) })
            : t('match.theirTurn', { name: names })
      }
      detail={own && t('generic.decideDetail')}
      back={
        canUndo && (
          <UndoBar
            label={t('match.undo')}
            keyHint="U"
            price={price && t(`undo.price.${undoPriceKey(price)}`)}
            working={sending > 0}
            locked={hasActed ? undefined : t('generic.nothingToUndo')}
            onUndo={() => void table.undo().then(tellRefusal)}
            redo={canRedo ? { label: t('match.redo'), onRedo: () => void table.redo().then(tellRefusal) } : undefined}
          />
        )
      }
    />
  );
}
