import type { KeyGroup } from '@tessera/ui';
import { useEffect } from 'react';
import { create } from 'zustand';

/** Key bindings of the current page. */
export const usePageKeys = create<{ readonly groups: readonly KeyGroup[] }>()(() => ({ groups: [] }));

/** Adds key bindings at the top of the key map while the page is mounted. `groups` must be stable. */
export function useOwnKeys(groups: readonly KeyGroup[]): void {
  useEffect(() => {
    usePageKeys.setState({ groups });
    return () => usePageKeys.setState({ groups: [] });
  }, [groups]);
}
