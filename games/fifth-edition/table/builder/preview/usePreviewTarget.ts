import { useDeferredValue, useState, useSyncExternalStore } from 'react';

/** Store of the highlighted item. Kept outside of the lists, so that highlighting rerenders only the preview. */
export interface PreviewTarget<Thing> {
  get(): Thing | undefined;
  set(thing: Thing | undefined): void;
  listen(changed: () => void): () => void;
}

/** Creates a store that lives as long as its step. */
export function useLooked<Thing>(): PreviewTarget<Thing> {
  const [looked] = useState(() => createLooked<Thing>());
  return looked;
}

/** Subscribes to the highlighted item; deferred, so that a slow preview does not block the next highlight. */
export function useLook<Thing>({ listen, get }: PreviewTarget<Thing>): Thing | undefined {
  return useDeferredValue(useSyncExternalStore(listen, get));
}

function createLooked<Thing>(): PreviewTarget<Thing> {
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
