import { useEffect, useSyncExternalStore } from 'react';
import type { CharacterDesk } from './desk.ts';

let onScreen: CharacterDesk | undefined;
const listeners = new Set<() => void>();

/** Shows a desk to those parts of the page that are not below the table: the shell's heading. */
export function useShownDesk(desk: CharacterDesk | undefined): void {
  useEffect(() => {
    show(desk);
    return () => show(undefined);
  }, [desk]);
}

/** The desk of the character on screen, wherever on the page. */
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
