import { useEffect } from 'react';
import { isUnreachable } from '../api/problem.ts';
import { usePresence } from './me.ts';

/** Retries `again` once an unreachable server answers. Returns whether it waits for that. */
export function useReturn(error: unknown, again: () => void): boolean {
  const isGone = isUnreachable(error);
  useEffect(() => {
    if (!isGone) return;
    // The presence polls the server only while it is offline.
    usePresence.setState({ reach: 'offline' });
    return usePresence.subscribe(({ reach }) => {
      if (reach === 'online') again();
    });
  }, [isGone, again]);
  return isGone;
}
