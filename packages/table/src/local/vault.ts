import { ENTRY_NOTES, MatchInfo, Seq, Time } from '@tessera/protocol';
import type { LogEntry } from '@tessera/room';
import * as z from 'zod';

/** A match as the browser keeps it, besides its rows. */
export const KeptMatch = z.strictObject({
  /** As lists show it, brought up to date with every row. */
  info: MatchInfo,
  /** The match as a file before its first deed: header and seeds. */
  start: z.string(),
  startedAt: Time,
  /** What there is to note about rows, by their number, in matches from before rows had notes of their own. */
  notes: z.record(z.string(), z.enum(ENTRY_NOTES)).optional(),
  seen: Seq.optional(),
});
export type KeptMatch = z.infer<typeof KeptMatch>;

/** A kept match together with its log of record. */
export interface WholeMatch {
  readonly kept: KeptMatch;
  readonly rows: readonly LogEntry[];
}

/** The rows of a match, each with what there is to note about it. */
export function notedRows({ kept: { notes = {} }, rows }: WholeMatch): LogEntry[] {
  return rows.map((row) => {
    const note = notes[row.seq];
    return note && row.kind === 'act' ? { ...row, note } : row;
  });
}

/** What can change about a match besides its rows: its title, and how far its log was read. */
export interface Change {
  readonly title?: string;
  readonly seen?: number;
}

/** A kept match with something changed. */
export function changed(kept: KeptMatch, { title, seen }: Change): KeptMatch {
  const info = title === undefined ? kept.info : { ...kept.info, title };
  return { ...kept, info, ...(seen !== undefined && { seen }) };
}

/**
 * Where matches of this browser are kept. Rows are only ever added, and each number once: `append` rejects with a
 * TableError `written-elsewhere` when somebody else has written that row, and changes nothing then.
 */
export interface Vault {
  list(): Promise<KeptMatch[]>;
  read(match: string): Promise<WholeMatch | undefined>;
  add(whole: WholeMatch): Promise<void>;
  append(kept: KeptMatch, row: LogEntry): Promise<void>;
  /** Keeps what is not in the rows; nothing happens where the match is gone. */
  change(match: string, change: Change): Promise<void>;
  remove(match: string): Promise<void>;
}
