import { useEffect, useSyncExternalStore } from 'react';
import type { CharacterContext } from './desk.ts';

let onScreen: CharacterContext | undefined;
const listeners = new Set<() => void>();

/** Publishes a desk to parts of the page outside the table, such as the heading of the shell. */
export function useShownDesk(desk: CharacterContext | undefined): void {
  useEffect(() => {
    show(desk);
    return () => show(undefined);
  }, [desk]);
}

/** Subscribes to the desk of the current character from anywhere on the page. */
export function useDeskOnScreen(): CharacterContext | undefined {
  return useSyncExternalStore(listen, deskOnScreen);
}

/** Returns the desk of the current character; undefined before its rules are loaded. */
export function deskOnScreen(): CharacterContext | undefined {
  return onScreen;
}

function show(desk: CharacterContext | undefined): void {
  onScreen = desk;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
