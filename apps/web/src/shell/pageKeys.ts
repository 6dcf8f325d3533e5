import type { KeyGroup } from '@tessera/ui';
import { useEffect } from 'react';
import { create } from 'zustand';

interface PageKeys {
  readonly groups: readonly KeyGroup[];
  /** Game of the table on the page. */
  readonly game?: string | undefined;
}

/** Key bindings of the current page. */
export const usePageKeys = create<PageKeys>()(() => ({ groups: [] }));

/** Adds key bindings at the top of the key map while the page is mounted. `groups` must be stable. */
export function useOwnKeys(groups: readonly KeyGroup[]): void {
  useEffect(() => {
    usePageKeys.setState({ groups });
    return () => usePageKeys.setState({ groups: [] });
  }, [groups]);
}

/** Limits the key map to the keys of one game while its table is mounted. */
export function useKeysOfGame(game: string): void {
  useEffect(() => {
    usePageKeys.setState({ game });
    return () => usePageKeys.setState({ game: undefined });
  }, [game]);
}
