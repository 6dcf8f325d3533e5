import type { CharacterRecord } from '@tessera/fifth-edition';

/** Storage for further characters, provided by the site. */
export interface CharacterShelf {
  /** Saves the record as another character; resolves to its name there. */
  keep(record: CharacterRecord): Promise<string>;
}

let shelf: CharacterShelf | undefined;

/** Sets the storage for further characters. */
export function useCharacterShelf(place: CharacterShelf): void {
  shelf = place;
}

/** Returns the storage for further characters; undefined on a page without one. */
export function characterShelf(): CharacterShelf | undefined {
  return shelf;
}
