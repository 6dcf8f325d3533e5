import type { TableState } from '@tessera/table';
import { useEffect, useState } from 'react';

/** After this long without an answer something is wrong, and people should be told. */
const PATIENCE_MS = 5000;

/**
 * Whether something that was done here has not been answered for long. It stays so until the match goes on: rules that
 * hang in this browser hang until the page is loaded anew, whether or not anybody still waits for them.
 */
export function useStuck({ sending, seq, connection }: TableState): boolean {
  const [stuckAt, setStuckAt] = useState<number>();
  const isWaiting = sending > 0 && (connection === 'local' || connection === 'online');
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setStuckAt(seq), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, seq]);
  return stuckAt === seq && (isWaiting || connection === 'local');
}
