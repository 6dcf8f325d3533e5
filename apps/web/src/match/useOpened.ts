import type { Table } from '@tessera/table';
import { useEffect, useState } from 'react';
import type { Loaded } from '../shell/useLoaded.ts';
import type { ShellTable } from '../tables.ts';

/** A table on screen, and the part of the game that shows it. */
export interface Opened {
  readonly table: Table;
  readonly gameTable: ShellTable;
}

/** Opens a table, and closes it when the page goes. `open` must be stable. */
export function useOpened(open: () => Promise<Opened>): Loaded<Opened> {
  const [loaded, setLoaded] = useState<Loaded<Opened>>({ phase: 'loading' });
  useEffect(() => {
    let isOver = false;
    let opened: Opened | undefined;
    setLoaded({ phase: 'loading' });
    open().then(
      (value) => {
        opened = value;
        if (isOver) value.table.close();
        else setLoaded({ phase: 'ready', value });
      },
      (error: unknown) => !isOver && setLoaded({ phase: 'failed', error }),
    );
    return () => {
      isOver = true;
      opened?.table.close();
    };
  }, [open]);
  return loaded;
}
