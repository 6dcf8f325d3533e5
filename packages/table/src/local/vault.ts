import { ENTRY_NOTES, MatchInfo, Seq, Time } from '@tessera/protocol';
import type { LogEntry } from '@tessera/room';
import * as z from 'zod';

/** A match as the browser keeps it, besides its entries. */
export const StoredHeading = z.strictObject({
  /** As lists show it, brought up to date with every entry. */
  info: MatchInfo,
  /** The match as a file before its first deed: header and seeds. */
  start: z.string(),
  startedAt: Time,
  /** What there is to note about entries, by their number, in matches from before entries had notes of their own. */
  notes: z.record(z.string(), z.enum(ENTRY_NOTES)).optional(),
  seen: Seq.optional(),
});
export type StoredHeading = z.infer<typeof StoredHeading>;

/** A stored match together with its log of record. */
export interface StoredMatch {
  readonly heading: StoredHeading;
  readonly entries: readonly LogEntry[];
}

/** The entries of a match, each with what there is to note about it. */
export function notedEntries({ heading: { notes = {} }, entries }: StoredMatch): LogEntry[] {
  return entries.map((entry) => {
    const note = notes[entry.seq];
    return note && entry.kind === 'act' ? { ...entry, note } : entry;
  });
}

/** What can change about a match besides its entries: its title, how far its log was read, and which match it has opened. */
export interface Change {
  readonly title?: string;
  readonly seen?: number;
  readonly opened?: string;
  readonly lastOpened?: string;
}

/** A stored match with something changed. */
export function changed(heading: StoredHeading, { seen, ...info }: Change): StoredHeading {
  return { ...heading, info: { ...heading.info, ...info }, ...(seen !== undefined && { seen }) };
}

/**
 * Where matches of this browser are kept. Entries are only ever added, and each number once: `append` rejects with a
 * TableError `written-elsewhere` when somebody else has written that entry, and changes nothing then.
 */
export interface Vault {
  list(): Promise<StoredHeading[]>;
  read(match: string): Promise<StoredMatch | undefined>;
  add(stored: StoredMatch): Promise<void>;
  append(heading: StoredHeading, entry: LogEntry): Promise<void>;
  /** Puts a match in the place of the one with its id, log and all: newer rules have taken it over. */
  replace(stored: StoredMatch): Promise<void>;
  /** Keeps what is not in the entries; nothing happens where the match is gone. */
  change(match: string, change: Change): Promise<void>;
  remove(match: string): Promise<void>;
}
