import { type Bookmark, isShallow } from '@tessera/kernel';
import * as z from 'zod';

/** Version of the snapshot format. Snapshots of other versions are ignored and the match is replayed. */
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

/** A snapshot after entry `seq`, so that earlier entries need not be replayed. */
export interface Snapshot {
  readonly seq: number;
  readonly bookmark: Bookmark;
}

/** Serializes a snapshot. */
export function writeSnapshot({ seq, bookmark }: Snapshot): string {
  return JSON.stringify({ format: SNAPSHOT_FORMAT, seq, bookmark });
}

/**
 * Parses a stored snapshot. Returns undefined if it is invalid or of another version; a match does not depend on it.
 */
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
