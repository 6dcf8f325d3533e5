import type { Table, TableState } from '@tessera/table';
import { useEffect } from 'react';

/** Marks the log as read while the page is in front. */
export function useSeen(table: Table, { seq, view }: TableState): void {
  // The first entry is number 0: there is something to read as soon as there is a view.
  const latest = view === undefined ? undefined : seq;
  useEffect(() => {
    if (latest === undefined) return;
    const mark = () => document.visibilityState === 'visible' && table.seen();
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [table, latest]);
}
