import type { TableProps } from '@tessera/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '../games/named.ts';
import { seatName } from '../games/seatName.ts';
import { ActionList } from './ActionList.tsx';
import { isAsked } from './isAsked.ts';
import { Prompt } from './Prompt.tsx';
import { said } from './ruleTexts.ts';
import { TableLog } from './TableLog.tsx';

/** A table for any game: the board in words, what may be done as a list, and the log. */
export function GenericTable({ table, state, settings }: TableProps) {
  const { t } = useTranslation();
  const { view, viewer, info } = state;
  const { words } = table.game;
  const board = useMemo(() => {
    if (view === undefined) return '';
    const text = words.board?.(view, viewer) ?? JSON.stringify(view, null, 2);
    return named(said(info.game, text), info.seats.map(seatName));
  }, [words, view, viewer, info]);
  const isMine = isAsked(state);
  return (
    <div className="mx-auto grid h-full max-w-6xl content-start gap-4 p-2 sm:p-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <section aria-label={t('generic.board')} className="panel overflow-auto p-4">
          <pre className="m-0 whitespace-pre-wrap break-words font-mono text-body leading-7 sm:text-lead sm:leading-8">
            {board}
          </pre>
        </section>
        <Prompt table={table} state={state} />
        {isMine && <ActionList table={table} state={state} />}
      </div>
      <TableLog table={table} state={state} settings={settings} />
    </div>
  );
}
