import { useEffect } from 'react';
import { isUnreachable } from '../api/problem.ts';
import { usePresence } from './me.ts';

/** Does something again once the server that could not be reached for it answers. Whether that is waited for. */
export function useReturn(error: unknown, again: () => void): boolean {
  const isGone = isUnreachable(error);
  useEffect(() => {
    if (!isGone) return;
    // Whoever thinks that it is there does not look for it.
    usePresence.setState({ reach: 'offline' });
    return usePresence.subscribe(({ reach }) => {
      if (reach === 'online') again();
    });
  }, [isGone, again]);
  return isGone;
}
