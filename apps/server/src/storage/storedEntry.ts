/** An entry of the log of record: what was done, and a seal over everything so far that can be checked without any rules. */
export interface StoredEntry {
  readonly seq: number;
  readonly actionId: string;
  readonly kind: string;
  readonly seat: number | null;
  readonly at: number;
  /** The entry as JSON, closed (`LogCipher`). In older rows it lies open, without its link. */
  readonly payload: string;
  /** Nothing where it is closed with the entry. */
  readonly link: string;
  readonly seal: string;
}

/** An entry to be added, and the seal of the one that it must follow. */
export interface SealedEntry extends StoredEntry {
  payload: string;
  readonly after: string;
}

/** A snapshot of a match; its seal holds only together with that of the entry it was taken after. */
export interface StoredSnapshot {
  readonly seq: number;
  readonly text: string;
  readonly seal: string;
}

/** An entry on its way into the log of its match. Journals hold it like this. */
export interface EntryWrite {
  readonly match: string;
  readonly row: SealedEntry;
  readonly clocks: string | null;
}

export interface SnapshotWrite extends StoredSnapshot {
  readonly match: string;
}

/** What must be on disk before an answer is given. */
export interface LogWrite {
  readonly entry?: EntryWrite;
  /** Where the match stands after that entry; taking it up again only takes longer if this is lost. */
  readonly snapshot?: SnapshotWrite;
}
