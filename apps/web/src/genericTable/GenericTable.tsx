import type { GameBoard } from '@tessera/manifest';
import type { TableProps } from '@tessera/table';
import { useMemo } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { showRefusal } from '../match/showRefusal.ts';
import { ActionList } from './ActionList.tsx';
import { isAsked } from './isAsked.ts';
import { Prompt } from './Prompt.tsx';
import { TableLog } from './TableLog.tsx';

interface GenericTableProps extends TableProps {
  readonly board: GameBoard | undefined;
}

/** Table for any game: board (drawn or as text), prompt and log. */
export function GenericTable({ board, ...props }: GenericTableProps) {
  const { table, state, formatter } = props;
  const isMine = isAsked(state);
  const act = (action: object) => void table.act(action).then((answer) => showRefusal(answer, formatter));
  return (
    <div
      className={`mx-auto grid max-w-6xl content-start gap-4 p-2 sm:p-4 lg:grid-cols-[minmax(0,1fr)_20rem] ${board ? '' : 'h-full lg:grid-rows-[auto_minmax(0,1fr)]'}`}
    >
      <div className={`flex min-w-0 flex-col gap-4 ${board ? 'items-center' : ''}`}>
        {board ? <board.Board {...props} isAsked={isMine} act={act} /> : <BoardInWords {...props} />}
        <div className="w-full">
          <Prompt table={table} state={state} formatter={formatter} />
        </div>
        {!board && isMine && <ActionList table={table} state={state} formatter={formatter} />}
      </div>
      <TableLog state={state} formatter={formatter} className="panel min-h-0 overflow-auto p-2" />
    </div>
  );
}

function BoardInWords({ state: { view, viewer }, formatter }: TableProps) {
  const { t } = useTexts();
  const board = useMemo(
    () => (view === undefined ? '' : (formatter.board(view, viewer) ?? JSON.stringify(view, null, 2))),
    [formatter, view, viewer],
  );
  return (
    <section aria-label={t('generic.board')} className="panel overflow-auto p-4">
      <pre className="m-0 whitespace-pre-wrap break-words font-mono text-body leading-7 sm:text-lead sm:leading-8">
        {board}
      </pre>
    </section>
  );
}
