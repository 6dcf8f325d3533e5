import { useSyncExternalStore } from 'react';
import { type Whereabouts, whereaboutsOf } from '../screens.ts';

/** Which screen the address names. */
export function useWhereabouts(): Whereabouts {
  return whereaboutsOf(useSyncExternalStore(listen, () => window.location.hash));
}

function listen(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
