import { KernelError } from '../errors.ts';
import type { HistoryEntry } from './history.ts';
import type { MatchFile } from './matchFile.ts';

/** A checkpoint from which a match resumes without replaying the operations before it. */
export interface Bookmark {
  /** Number of operations before the bookmark. */
  readonly seq: number;
  readonly link: string;
  readonly state: unknown;
  /** Position in the random stream, including rolls of undone operations. */
  readonly position: number;
  /** Position in the random stream after the last operation. */
  readonly end: number;
}

/**
 * Returns the operations before a bookmark without replaying them. Throws a KernelError when their count or last link
 * does not match the bookmark.
 */
export function deedsBefore(
  { seq, link, end }: Bookmark,
  { deeds, chain }: Pick<MatchFile, 'deeds' | 'chain'>,
): HistoryEntry[] {
  if (seq !== deeds.length || seq !== chain.length || link !== (chain.at(-1) ?? link)) {
    throw new KernelError('corrupt-file', 'bookmark', 'The bookmark does not belong to these deeds');
  }
  return deeds.map((deed, i) => ({ deed, link: chain[i] as string, events: [], end: deeds[i + 1]?.at ?? end }));
}
