import * as z from 'zod';
import { MatchRecord } from './matchRecord.ts';

/** Stands in the place of a heading that damage has destroyed (`storage/recovery/compareMatches.ts`). */
const LostHeading = z.object({ lost: z.string() });

/** The heading of a match as it is stored: JSON, and beside it what matches are searched by. */
export interface HeadingRow {
  readonly id: string;
  readonly code: string;
  readonly visibility: string;
  readonly moved_at: number;
  readonly record: string;
}

/** A heading, and what is wrong with it where it cannot be read. */
export interface ReadHeading {
  readonly record: MatchRecord;
  readonly problem?: string;
}

/**
 * Reads a heading. One that is damaged becomes that of a quarantined match, from what stands beside it: it can be seen in lists that
 * something is wrong with it, and nothing of what is stored is written over.
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
    // Nobody's id, so that nobody may do with it what a host may.
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
    // What is no JSON is no heading either.
    return undefined;
  }
}
