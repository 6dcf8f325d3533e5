import type { Loaded } from '@tessera/manifest';
import { useCallback, useEffect, useState } from 'react';

export type { Loaded };

/** Loads something and says how far it is. `load` must be stable; `again` loads it anew without hiding what is there, and gives
 * a way to forget about the answer. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> & { readonly again: () => () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ phase: 'loading' });

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
