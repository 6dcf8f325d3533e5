import { useEffect, useSyncExternalStore } from 'react';
import type { CharacterContext } from './characterContext.ts';

let onScreen: CharacterContext | undefined;
const listeners = new Set<() => void>();

/** Publishes a character context to parts of the page outside the table, such as the heading of the shell. */
export function usePublishedCharacter(character: CharacterContext | undefined): void {
  useEffect(() => {
    show(character);
    return () => show(undefined);
  }, [character]);
}

/** Subscribes to the character context of the current character from anywhere on the page. */
export function useCharacterOnScreen(): CharacterContext | undefined {
  return useSyncExternalStore(listen, characterOnScreen);
}

/** Returns the context of the current character; undefined before its rules are loaded. */
export function characterOnScreen(): CharacterContext | undefined {
  return onScreen;
}

function show(character: CharacterContext | undefined): void {
  onScreen = character;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
