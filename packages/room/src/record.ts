import {
  fairChance,
  formatOf,
  type Game,
  Match,
  type MatchHeader,
  type MatchSecrets,
  readMatchFile,
  type Viewer,
  writeMatchFile,
} from '@tessera/kernel';
import type { Clocks, Holder, Pace, UndoPolicy } from '@tessera/protocol';
import { effectiveDeeds, entriesOfMatch, type LogEntry } from './logEntry.ts';
import type { Snapshot } from './snapshot.ts';

/** The data of a match before its first entry. */
export interface RoomStart extends MatchSecrets {
  /** Whether the match was practice before its first entry. */
  readonly practice?: boolean;
}

/** A match as stored. */
export interface RoomRecord extends RoomStart {
  readonly startedAt: number;
  readonly entries: readonly LogEntry[];
  /** A snapshot after one of the entries, so that earlier ones need not be replayed. */
  readonly snapshot?: Snapshot;
  /** The initial seat holders; without it, anonymous players. */
  readonly holders?: readonly Holder[];
  readonly pace?: Pace;
  /** The undo policy; default: actions that revealed nothing. */
  readonly undo?: UndoPolicy;
  /** The clocks after the last entry. */
  readonly clocks?: Clocks;
}

/** Serializes a start: a match file without operations. It contains the seeds. */
export function writeStart({ header, seed, reseeds, practice }: RoomStart): string {
  const start = { format: 'tessera-match', formatVersion: formatOf(header), header, seed } as const;
  const rest = { ...(reseeds && { reseeds }), ...(practice && { practice }) };
  return writeMatchFile({ ...start, ...rest, deeds: [], chain: [], hash: '' });
}

/** Parses a stored start. Throws a KernelError if it is invalid. */
export function readStart(text: string): RoomStart {
  const { header, seed, reseeds, practice } = readMatchFile(text);
  return { header, seed, ...(reseeds && { reseeds }), ...(practice && { practice }) };
}

/** Returns the holders of a match of which only the header is known. */
export function holdersIn({ seats }: MatchHeader): Holder[] {
  return seats.map(({ kind, name }) => ({ kind, name }));
}

/**
 * Converts a verified match file to a record. Operations without a time get the current one. With `seed`, an unfinished
 * match is reseeded, because its importer knows the seed in the file.
 */
export function recordOfFile(
  game: Game,
  text: string,
  { now, seed }: { readonly now: number; readonly seed?: string },
): RoomRecord {
  const match = Match.load(game, text);
  const { times, practice } = readMatchFile(text);
  if (seed !== undefined && !match.outcome) match.reseed(seed);
  return {
    ...match.secrets,
    startedAt: times?.[0] ?? now,
    entries: entriesOfMatch(match, 'file', (deed) => times?.[deed] ?? now),
    ...(practice && { practice }),
  };
}

/** The parameters of a fork: its seed, its time, and the viewer whose view it starts from. */
export interface ForkOptions {
  readonly seed: string;
  readonly startedAt: number;
  /** `all` when the original match is over and nothing in it is secret any more. */
  readonly eyes: Viewer | 'all';
}

/**
 * Forks a match at the end of these entries. If the original is over, its operations are replayed and then reseeded. If
 * it is still running, the fork starts from the requester's view with all hidden parts re-dealt. It then shares neither
 * the seed, nor hidden values, nor hashes over them.
 */
export function forkedRecord(
  game: Game,
  { entries, ...secrets }: MatchSecrets & { readonly entries: readonly LogEntry[] },
  { seed, startedAt, eyes }: ForkOptions,
): RoomRecord {
  const match = Match.restore(game, { ...secrets, deeds: effectiveDeeds(entries).map(({ deed }) => deed) });
  if (eyes === 'all') {
    match.reseed(seed);
    return { ...match.secrets, startedAt, entries: entriesOfMatch(match, 'fork', () => startedAt) };
  }
  const state = game.determinize(match.view(eyes), eyes, fairChance(seed, ['the deal of a fork']));
  const { options } = match;
  const { seats, mode, dice } = match.header;
  const origin = { seq: match.seq, state: state as NonNullable<MatchHeader['origin']>['state'] };
  const fork = Match.create(game, { options, seats, mode, dice, seed, origin });
  return { ...fork.secrets, startedAt, entries: [] };
}
