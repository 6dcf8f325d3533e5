/** Stored own map. */
export interface KeptMap {
  readonly id: string;
  readonly name: string;
  /** Map as JSON. */
  readonly text: string;
}

/** Storage of own maps, independent of its medium. */
export interface MapShelf {
  /** Returns the maps, the newest first. */
  list(): readonly KeptMap[];
  /** Stores a map; one with the same id is replaced. */
  put(map: KeptMap): void;
  remove(id: string): void;
}
