import type { TableParts, TableProps } from '@tessera/table';
import { useMemo } from 'react';
import type { ShownGame } from '../games/openGame.ts';
import { TableLog } from '../genericTable/TableLog.tsx';
import { UndoPart } from '../genericTable/UndoPart.tsx';

/** What the shell brings to every table: the log of what has been shown, and the way back. */
export function useTableParts(props: TableProps, gameTable: ShownGame): TableParts {
  const { table, state, settings, teller } = props;
  const shown = props.shown?.state ?? state;
  const { sound, dice } = gameTable;
  return useMemo(
    () => ({
      log: <TableLog state={shown} settings={settings} teller={teller} soundOf={sound} diceOf={dice} />,
      undo: <UndoPart table={table} state={state} teller={teller} />,
    }),
    [table, state, shown, settings, teller, sound, dice],
  );
}
