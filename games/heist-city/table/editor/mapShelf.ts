/** A map of one's own as it is kept. */
export interface KeptMap {
  readonly id: string;
  readonly name: string;
  /** The map as JSON. */
  readonly text: string;
}

/** Where maps of one's own are kept: the editor neither knows nor cares where that is. */
export interface MapShelf {
  /** The newest first. */
  list(): readonly KeptMap[];
  /** Keeps a map; one with the same id is replaced. */
  put(map: KeptMap): void;
  remove(id: string): void;
}
