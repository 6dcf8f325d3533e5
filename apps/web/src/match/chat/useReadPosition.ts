import type { Table, TableState } from '@tessera/table';
import { useEffect } from 'react';

/** Marks the log as read while the page is visible. */
export function useSeen(table: Table, { seq, view }: TableState): void {
  // The first entry has number 0, so the view tells whether there is anything to read.
  const latest = view === undefined ? undefined : seq;
  useEffect(() => {
    if (latest === undefined) return;
    const mark = () => document.visibilityState === 'visible' && table.seen();
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [table, latest]);
}
