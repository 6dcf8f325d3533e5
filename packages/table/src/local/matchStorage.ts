import { ENTRY_NOTES, MatchInfo, Seq, Time } from '@tessera/protocol';
import type { LogEntry } from '@tessera/room';
import * as z from 'zod';

/** A match as stored in the browser, without its entries. */
export const StoredHeading = z.strictObject({
  /** The summary for lists, updated with every entry. */
  info: MatchInfo,
  /** The match file before the first operation: header and seeds. */
  start: z.string(),
  startedAt: Time,
  /** Notes by entry number, in matches stored before entries had their own notes. */
  notes: z.record(z.string(), z.enum(ENTRY_NOTES)).optional(),
  seen: Seq.optional(),
});
export type StoredHeading = z.infer<typeof StoredHeading>;

/** A stored match with its log. */
export interface StoredMatch {
  readonly heading: StoredHeading;
  readonly entries: readonly LogEntry[];
}

/** Returns the entries of a match, each with its note. */
export function notedEntries({ heading: { notes = {} }, entries }: StoredMatch): LogEntry[] {
  return entries.map((entry) => {
    const note = notes[entry.seq];
    return note && entry.kind === 'act' ? { ...entry, note } : entry;
  });
}

/** The mutable data of a match besides its entries: title, read position and sub-match. */
export interface Change {
  readonly title?: string;
  readonly seen?: number;
  readonly opened?: string;
  readonly lastOpened?: string;
}

/** Returns a stored match with a change applied. */
export function applyChange(heading: StoredHeading, { seen, ...info }: Change): StoredHeading {
  return { ...heading, info: { ...heading.info, ...info }, ...(seen !== undefined && { seen }) };
}

/**
 * Storage for the matches of this browser. Entries are append-only and each number is written once: `append` rejects
 * with a TableError `written-elsewhere` and changes nothing when another window has written that entry.
 */
export interface LocalMatchStorage {
  list(): Promise<StoredHeading[]>;
  read(match: string): Promise<StoredMatch | undefined>;
  add(stored: StoredMatch): Promise<void>;
  append(heading: StoredHeading, entry: LogEntry): Promise<void>;
  /** Replaces a match including its log, after a migration to newer rules. */
  replace(stored: StoredMatch): Promise<void>;
  /** Stores data outside the entries; does nothing if the match was removed. */
  change(match: string, change: Change): Promise<void>;
  remove(match: string): Promise<void>;
}
