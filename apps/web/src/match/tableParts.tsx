import type { TableParts, TableProps } from '@tessera/table';
import { useMemo } from 'react';
import type { ShownGame } from '../games/openGame.ts';
import { TableLog } from '../genericTable/TableLog.tsx';
import { UndoPart } from '../genericTable/UndoPart.tsx';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import type { Subjects } from './subjects/useSubjects.ts';

/** Returns the components that the shell gives to every table: the log of the shown events, and undo. */
export function useTableParts(props: TableProps, gameTable: ShownGame, subjects?: Subjects): TableParts {
  const { table, state, formatter } = props;
  const shown = props.shown?.state ?? state;
  const { t } = useTexts();
  const opened = openedReplay(state);
  return useMemo(
    () => ({
      opened: opened !== undefined && (
        <ButtonLink small to={opened}>
          {t('opened.replay')}
        </ButtonLink>
      ),
      log: <TableLog state={shown} formatter={formatter} gameTable={gameTable} subjects={subjects} />,
      undo: <UndoPart table={table} state={state} formatter={formatter} />,
    }),
    [table, state, shown, formatter, gameTable, subjects, opened, t],
  );
}

/** Returns the replay address of the last sub-match; undefined while the match waits for one. */
function openedReplay({ info, connection }: TableProps['state']): string | undefined {
  const last = info.opened ?? info.lastOpened;
  if (last === undefined || info.opens) return undefined;
  return connection === 'local' ? `/local/${last}/replay` : `/replay/${last}`;
}
