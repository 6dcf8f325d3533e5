import { type Bookmark, isShallow } from '@tessera/kernel';
import * as z from 'zod';

/** The version of how a snapshot is written. One of another version is not read: the match is done again instead. */
const SNAPSHOT_FORMAT = 1;

const Snapshot = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  seq: z.int().min(0),
  bookmark: z.object({
    seq: z.int().min(0),
    link: z.string(),
    state: z.unknown(),
    position: z.int().min(0),
    end: z.int().min(0),
  }),
});

/** Where a match stood after entry `seq`, to save doing everything before it again. */
export interface Snapshot {
  readonly seq: number;
  readonly bookmark: Bookmark;
}

/** A snapshot for storage. */
export function writeSnapshot({ seq, bookmark }: Snapshot): string {
  return JSON.stringify({ format: SNAPSHOT_FORMAT, seq, bookmark });
}

/** A snapshot from storage; nothing if it is of another format or cannot be read, for a match does not need one. */
export function readSnapshot(text: string): Snapshot | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const { success, data } = Snapshot.safeParse(json);
  if (!success || !isShallow(json)) return undefined;
  return { seq: data.seq, bookmark: { ...data.bookmark, state: data.bookmark.state } };
}
