import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { GameStore } from './store.ts';

/** A part of a table's store, for components: they are drawn again when that part changes. */
export function useGameStore<Part>(store: StoreApi<GameStore>, part: (state: GameStore) => Part): Part {
  return useStore(store, part);
}
