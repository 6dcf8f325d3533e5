import type { Loadable } from '@tessera/manifest';
import { useCallback, useEffect, useState } from 'react';

export type { Loadable };

/**
 * Loads a value and returns its state. `load` must be stable. `again` reloads without hiding the current value and
 * returns a function that cancels it.
 */
export function useLoaded<T>(load: () => Promise<T>): Loadable<T> & { readonly again: () => () => void } {
  const [loaded, setLoaded] = useState<Loadable<T>>({ phase: 'loading' });

  const again = useCallback(() => {
    let isOver = false;
    load().then(
      (value) => !isOver && setLoaded({ phase: 'ready', value }),
      (error: unknown) => !isOver && setLoaded({ phase: 'failed', error }),
    );
    return () => {
      isOver = true;
    };
  }, [load]);

  useEffect(again, [again]);
  return { ...loaded, again };
}
