import { useEffect, useSyncExternalStore } from 'react';
import type { CharacterDesk } from './desk.ts';

let onScreen: CharacterDesk | undefined;
const listeners = new Set<() => void>();

/** Publishes a desk to parts of the page outside the table, such as the heading of the shell. */
export function useShownDesk(desk: CharacterDesk | undefined): void {
  useEffect(() => {
    show(desk);
    return () => show(undefined);
  }, [desk]);
}

/** Subscribes to the desk of the current character from anywhere on the page. */
export function useDeskOnScreen(): CharacterDesk | undefined {
  return useSyncExternalStore(listen, deskOnScreen);
}

function deskOnScreen(): CharacterDesk | undefined {
  return onScreen;
}

function show(desk: CharacterDesk | undefined): void {
  onScreen = desk;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
