import type { TableState } from '@tessera/table';
import { useEffect, useState } from 'react';

/** Timeout after which a pending command counts as stuck. */
const PATIENCE_MS = 5000;

/**
 * Returns whether a command has had no answer for too long. It stays true until the match goes on: rules that hang in
 * this browser hang until the page is reloaded.
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
