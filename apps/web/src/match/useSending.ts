import type { TableState } from '@tessera/table';
import { useEffect, useState } from 'react';

/** Milliseconds before a pending command is shown. */
const UNNOTICED_MS = 300;

/** Returns whether a command has been pending for a noticeable time. */
export function useSending({ sending, connection }: Pick<TableState, 'sending' | 'connection'>): boolean {
  const isUnderway = sending > 0 && (connection === 'local' || connection === 'online');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderway) return;
    const timer = setTimeout(() => setLong(true), UNNOTICED_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderway]);
  return isUnderway && isLong;
}
