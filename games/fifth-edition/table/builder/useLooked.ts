import { useDeferredValue, useState, useSyncExternalStore } from 'react';

/** What somebody is looking at. Kept outside of the lists, so that looking draws only the preview anew. */
export interface Looked<Thing> {
  get(): Thing | undefined;
  set(thing: Thing | undefined): void;
  listen(changed: () => void): () => void;
}

/** A place for what is looked at, which lasts as long as its step. */
export function useLooked<Thing>(): Looked<Thing> {
  const [looked] = useState(() => createLooked<Thing>());
  return looked;
}

/** What is looked at now; a slow preview does not hold up the next look. */
export function useLook<Thing>({ listen, get }: Looked<Thing>): Thing | undefined {
  return useDeferredValue(useSyncExternalStore(listen, get));
}

function createLooked<Thing>(): Looked<Thing> {
  const listeners = new Set<() => void>();
  let now: Thing | undefined;
  return {
    get: () => now,
    set(thing) {
      now = thing;
      for (const listener of listeners) listener();
    },
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
