import type { Description } from '@tessera/fifth-edition';
import { useDescriptions } from './useDescriptions.ts';

/** What a thing does, by its key; nothing until it is loaded, or where it has not been written. */
export function useDescription(key: string): Description | undefined {
  return useDescriptions()?.get(key);
}
