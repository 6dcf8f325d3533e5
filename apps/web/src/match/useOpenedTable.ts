import type { Table } from '@tessera/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenGame } from '../games/openGame.ts';
import type { Loadable } from '../shell/useLoaded.ts';

/** Opened table with the game that shows it. */
export interface OpenedTable {
  readonly table: Table;
  readonly game: OpenGame;
}

/** Opens a table, and closes it on unmount. `open` must be stable; `again` opens the table again. */
export function useOpened<Opened extends OpenedTable>(
  open: () => Promise<Opened>,
): Loadable<Opened> & { readonly again: () => void } {
  const [loaded, setLoaded] = useState<Loadable<Opened>>({ phase: 'loading' });
  const close = useRef<() => void>(undefined);
  const again = useCallback(() => {
    close.current?.();
    setLoaded({ phase: 'loading' });
    close.current = opening(open, setLoaded);
  }, [open]);
  useEffect(() => {
    again();
    return () => close.current?.();
  }, [again]);
  return { ...loaded, again };
}

/** Opens a table and reports its state. The returned function closes it, even while it is still opening. */
function opening<Opened extends OpenedTable>(
  open: () => Promise<Opened>,
  onLoaded: (loaded: Loadable<Opened>) => void,
): () => void {
  let isOver = false;
  let opened: Opened | undefined;
  open().then(
    (value) => {
      opened = value;
      if (isOver) value.table.close();
      else onLoaded({ phase: 'ready', value });
    },
    (error: unknown) => !isOver && onLoaded({ phase: 'failed', error }),
  );
  return () => {
    isOver = true;
    opened?.table.close();
  };
}
