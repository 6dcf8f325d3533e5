import type { TableState } from '@tessera/table';
import { useEffect, useState } from 'react';

/** Whatever is answered sooner than this needs no word. */
const UNNOTICED_MS = 300;

/** Whether something that was done here is on its way for so long that people wonder. */
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
