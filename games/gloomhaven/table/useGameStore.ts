import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { GameStore } from './store.ts';

/** Subscribes a component to a part of a table's store. */
export function useGameStore<Part>(store: StoreApi<GameStore>, part: (state: GameStore) => Part): Part {
  return useStore(store, part);
}
