import { useSyncExternalStore } from 'react';

/** Below this width there are no columns, and sums open at the bottom of the screen. */
const NARROW = '(max-width: 899px)';

/** Whether the screen is too narrow for columns. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(NARROW).matches);
}

function listen(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
