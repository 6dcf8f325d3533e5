import * as z from 'zod';
import { MatchRecord } from './matchRecord.ts';

/** Replaces a heading that was lost to damage (`storage/recovery/compareMatches.ts`). */
const LostHeading = z.object({ lost: z.string() });

/** A stored heading: JSON, with the columns that matches are searched by. */
export interface HeadingRow {
  readonly id: string;
  readonly code: string;
  readonly visibility: string;
  readonly moved_at: number;
  readonly record: string;
}

/** A heading, with the problem if the stored one is unreadable. */
export interface ReadHeading {
  readonly record: MatchRecord;
  readonly problem?: string;
}

/**
 * Reads a stored heading. A damaged one becomes the heading of a quarantined match, built from the other columns. Lists
 * then show the problem, and the stored data is not overwritten.
 */
export function readHeading(row: HeadingRow): ReadHeading {
  const stored = jsonOf(row.record);
  const parsed = MatchRecord.safeParse(stored);
  if (parsed.success) return { record: parsed.data };
  const problem = LostHeading.safeParse(stored).data?.lost ?? 'Its heading cannot be read.';
  const movedAt = row.moved_at;
  const record: MatchRecord = {
    id: row.id,
    code: row.code,
    game: '',
    title: '',
    options: {},
    visibility: row.visibility === 'public' ? 'public' : 'private',
    pace: { kind: 'none' },
    mode: 'enforced',
    status: 'quarantined',
    problem,
    seats: [],
    // The id of no person, so that no one has the rights of the table host.
    host: row.id,
    seq: 0,
    deciding: [],
    createdAt: movedAt,
    movedAt,
    autostart: false,
  };
  return { record, problem };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
