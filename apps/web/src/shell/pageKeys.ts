import type { KeyGroup } from '@tessera/ui';
import { useEffect } from 'react';
import { create } from 'zustand';

/** The keys that only the page on screen has. */
export const usePageKeys = create<{ readonly groups: readonly KeyGroup[] }>()(() => ({ groups: [] }));

/** Lists these in the map of keys, first, for as long as the page is on screen. `groups` must be stable. */
export function useOwnKeys(groups: readonly KeyGroup[]): void {
  useEffect(() => {
    usePageKeys.setState({ groups });
    return () => usePageKeys.setState({ groups: [] });
  }, [groups]);
}
