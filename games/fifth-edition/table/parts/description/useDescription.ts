import type { Description } from '@tessera/fifth-edition';
import { useDescriptions } from './useDescriptions.ts';

/** Returns a description by key; undefined while loading or when there is none. */
export function useDescription(key: string): Description | undefined {
  return useDescriptions()?.get(key);
}
