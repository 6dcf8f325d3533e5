import { KernelError } from './errors.ts';
import type { Done } from './history.ts';
import type { MatchFile } from './matchFile.ts';

/** A place in a match from which it can be taken up again without doing everything before it anew. */
export interface Bookmark {
  /** How many deeds led here. */
  readonly seq: number;
  readonly link: string;
  readonly state: unknown;
  /** How far into the stream of chance the match has gone, dice taken back included. */
  readonly position: number;
  /** Where the stream stood when the last deed was done. */
  readonly end: number;
}

/** The deeds before a bookmark, on the word of whoever kept them; a KernelError where they are not those that led to it. */
export function deedsBefore(
  { seq, link, end }: Bookmark,
  { deeds, chain }: Pick<MatchFile, 'deeds' | 'chain'>,
): Done[] {
  if (seq !== deeds.length || seq !== chain.length || link !== (chain.at(-1) ?? link)) {
    throw new KernelError('corrupt-file', 'bookmark', 'The bookmark does not belong to these deeds');
  }
  return deeds.map((deed, i) => ({ deed, link: chain[i] as string, events: [], end: deeds[i + 1]?.at ?? end }));
}
