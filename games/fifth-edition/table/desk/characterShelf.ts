import type { CharacterRecord } from '@tessera/fifth-edition';

/** Where further characters are kept; the site hands one in. */
export interface CharacterShelf {
  /** Keeps this as another character; what it is called there. */
  keep(record: CharacterRecord): Promise<string>;
}

let shelf: CharacterShelf | undefined;

/** Says where further characters are kept. */
export function useCharacterShelf(place: CharacterShelf): void {
  shelf = place;
}

/** Where further characters are kept; nothing on a page that has no place for them. */
export function characterShelf(): CharacterShelf | undefined {
  return shelf;
}
