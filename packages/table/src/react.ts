import { useCallback, useSyncExternalStore } from 'react';
import type { EventPlayback, PlaybackState } from './eventPlayback.ts';
import type { Table, TableState } from './table.ts';

/** Subscribes a component to the state of a table. */
export function useTable<View extends object>(table: Pick<Table<View>, 'getState' | 'subscribe'>): TableState<View> {
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table]);
  const getState = useCallback(() => table.getState(), [table]);
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Subscribes a component to the displayed state of a table. */
export function useEventPlayback<View extends object>(showing: EventPlayback<View>): PlaybackState<View> {
  return useSyncExternalStore(showing.subscribe, showing.getState, showing.getState);
}
