/** An entry of the log of record, with a seal over all entries so far that can be verified without rules. */
export interface StoredEntry {
  readonly seq: number;
  readonly actionId: string;
  readonly kind: string;
  readonly seat: number | null;
  readonly at: number;
  /** The entry as JSON, encrypted (`LogCipher`). In older rows it is plain, without its link. */
  readonly payload: string;
  /** Empty if it is encrypted with the entry. */
  readonly link: string;
  readonly seal: string;
}

/** An entry to be added, and the seal of the one that it must follow. */
export interface SealedEntry extends StoredEntry {
  payload: string;
  readonly after: string;
}

/** A snapshot of a match; its seal is valid only together with that of the entry it was taken after. */
export interface StoredSnapshot {
  readonly seq: number;
  readonly text: string;
  readonly seal: string;
}

/** An entry with its match, as sent to the log and stored in journals. */
export interface EntryWrite {
  readonly match: string;
  readonly row: SealedEntry;
  readonly clocks: string | null;
}

export interface SnapshotWrite extends StoredSnapshot {
  readonly match: string;
}

/** Data that must be on disk before an answer is sent. */
export interface LogWrite {
  readonly entry?: EntryWrite;
  /** The state of the match after that entry; without it, opening the match only takes longer. */
  readonly snapshot?: SnapshotWrite;
}
