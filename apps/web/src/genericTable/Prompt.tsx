import { seatOf, type TableProps } from '@tessera/table';
import { PromptDock } from '@tessera/ui';
import { useTexts } from '../i18n/texts.ts';
import { UndoPart } from './UndoPart.tsx';

/** Panel with the current decision, its deciders, and undo with its price. */
export function Prompt({ table, state, formatter }: Pick<TableProps, 'table' | 'state' | 'formatter'>) {
  const { t } = useTexts();
  const { decisions, viewer, info, isReplay } = state;
  const seat = seatOf(viewer);
  const own = isReplay ? undefined : decisions.find((decision) => decision.seat === seat);
  const asked = own && formatter.ask(own.kind, table.prompt());
  const isOver = info.status === 'over';
  return (
    <PromptDock
      state={own ? 'ask' : 'waiting'}
      label={t('generic.prompt')}
      title={
        isOver
          ? t('match.over')
          : (asked?.title ??
            t('match.theirTurn', { name: formatter.list(decisions.map(({ seat: of }) => formatter.seatName(of))) }))
      }
      detail={asked && (asked.hint || t('generic.decideDetail'))}
      back={
        seat !== undefined && !isOver && !isReplay && <UndoPart table={table} state={state} formatter={formatter} />
      }
    />
  );
}
