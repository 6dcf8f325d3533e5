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

/** What a match begins with, before its first entry. */
export interface RoomStart extends MatchSecrets {
  /** Whether it was practice before that. */
  readonly practice?: boolean;
}

/** A match as storage keeps it. */
export interface RoomRecord extends RoomStart {
  readonly startedAt: number;
  readonly entries: readonly LogEntry[];
  /** Where the match stood after one of the entries, to save doing everything before it again. */
  readonly snapshot?: Snapshot;
  /** Who sat where when it began; without it, people whom nobody knows. */
  readonly holders?: readonly Holder[];
  readonly pace?: Pace;
  /** What may be taken back; without it, what has revealed nothing. */
  readonly undo?: UndoPolicy;
  /** The clocks after the last entry. */
  readonly clocks?: Clocks;
}

/** A start as it is stored: a match file without deeds. It holds the seeds. */
export function writeStart({ header, seed, reseeds, practice }: RoomStart): string {
  const start = { format: 'tessera-match', formatVersion: formatOf(header), header, seed } as const;
  const rest = { ...(reseeds && { reseeds }), ...(practice && { practice }) };
  return writeMatchFile({ ...start, ...rest, deeds: [], chain: [], hash: '' });
}

/** A start from storage, or a KernelError that says what is wrong with it. */
export function readStart(text: string): RoomStart {
  const { header, seed, reseeds, practice } = readMatchFile(text);
  return { header, seed, ...(reseeds && { reseeds }), ...(practice && { practice }) };
}

/** The holders of a match of which only its header is known. */
export function holdersIn({ seats }: MatchHeader): Holder[] {
  return seats.map(({ kind, name }) => ({ kind, name }));
}

/**
 * A match from a file that verifies, as a record. A file that does not say when its deeds were done has them done now. With a
 * seed, the dice of the rest come from it, if there is a rest: whoever brings a file knows the seed in it.
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

/** How a fork is made: its own seed, when, and whose eyes see what it begins with. */
export interface ForkOptions {
  readonly seed: string;
  readonly startedAt: number;
  /** `all` where the other match is over, so that everything about it may be known. */
  readonly eyes: Viewer | 'all';
}

/**
 * A match that was another one until its log had these entries. Where the other one is over its deeds are done again and then
 * another seed takes over. Where it is not, nothing of it may become known before its end: the fork begins with what the one
 * who asks can see there, all the rest dealt anew, and shares neither seed nor anything hidden, nor a hash over it.
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
