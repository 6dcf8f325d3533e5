import * as z from 'zod';
import { KernelError } from './errors.ts';
import { canonical } from './json.ts';
import { ForcedResult } from './scriptedChance.ts';
import { pathText } from './transition.ts';

/** The version of the file format; separate from the versions of games and content. */
export const FORMAT_VERSION = 1;

/** Who sits where. */
export const SeatHolder = z.strictObject({
  name: z.string().min(1).max(80),
  kind: z.enum(['human', 'bot']),
});
export type SeatHolder = z.infer<typeof SeatHolder>;

const REFEREE_MODES = ['enforced', 'companion'] as const;

/**
 * `enforced`: the rules decide everything. `companion`: for a physical table; the state may be edited and dice entered,
 * each time on the record.
 */
export type RefereeMode = (typeof REFEREE_MODES)[number];

/** Everything that fixes a match before its first action. The hash chain starts with it. */
export const MatchHeader = z.strictObject({
  game: z.string(),
  /** The version of the rules. */
  version: z.string(),
  /** The hash of the content. */
  content: z.string(),
  options: z.record(z.string(), z.json()),
  seats: z.array(SeatHolder).min(1),
  mode: z.enum(REFEREE_MODES),
  dice: z.enum(['fair', 'fast']),
  /** The hash of the seed, public from the start. */
  commitment: z.string(),
  /** The players' part of the dice. */
  nonces: z.array(z.string().max(200)),
  /** Forced results for the setup. */
  setup: z.array(ForcedResult).optional(),
});
export type MatchHeader = z.infer<typeof MatchHeader>;

const Position = z.int().min(0);
/** Milliseconds since 1970. */
const Time = z.int().min(0);

/** An action that a seat took, with the dice entered for it if any. */
const Act = z.strictObject({
  seat: z.int().min(0),
  action: z.record(z.string(), z.json()),
  at: Position,
  dice: z.array(ForcedResult).optional(),
});

const Path = z.array(z.union([z.string(), z.int()]));

/** A change of the state by hand, in companion mode. */
const Edit = z.strictObject({
  by: z.int().min(0),
  edit: z.array(z.union([z.tuple([Path, z.json()]), z.tuple([Path])])),
  at: Position,
});

/** Something that was done; `at` is the place in the stream of chance where it began. */
export const Deed = z.union([Act, Edit]);
export type Act = z.infer<typeof Act>;
export type Edit = z.infer<typeof Edit>;
export type Deed = z.infer<typeof Deed>;

/** A match on disk: a save while it runs, a replay once it is over. Holds the seed, so it is for the host alone until then. */
export const MatchFile = z.strictObject({
  format: z.literal('tessera-match'),
  formatVersion: z.int(),
  header: MatchHeader,
  seed: z.string().min(1),
  deeds: z.array(Deed),
  /** One hash a deed, each over the one before, the deed, and what it changed. */
  chain: z.array(z.string()),
  /** The hash of the last state. */
  hash: z.string(),
  /** When each deed was done, where its host kept the time. No link of the chain vouches for it. */
  times: z.array(Time).optional(),
});
export type MatchFile = z.infer<typeof MatchFile>;

/** The text of a file; its only spelling, so that a flipped byte anywhere shows. */
export function writeMatchFile(file: MatchFile): string {
  return `${canonical(file)}\n`;
}

/** Reads a file, or throws a KernelError that says what is wrong with it and where. */
export function readMatchFile(text: string): MatchFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new KernelError('bad-file', 'the text', `Not JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  if (isNewer(json)) {
    throw new KernelError(
      'newer-format',
      'formatVersion',
      `Format ${json.formatVersion} is newer than ${FORMAT_VERSION}`,
    );
  }
  const parsed = MatchFile.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new KernelError('bad-file', pathText(issue?.path), issue?.message ?? 'Not a match file');
  }
  const { deeds, times } = parsed.data;
  if (times && times.length !== deeds.length) {
    throw new KernelError('corrupt-file', 'times', 'There is not one time a deed');
  }
  if (writeMatchFile(parsed.data) !== (text.endsWith('\n') ? text : `${text}\n`)) {
    throw new KernelError('corrupt-file', 'the text', 'The text is not the way a match file is written');
  }
  return parsed.data;
}

function isNewer(json: unknown): json is { formatVersion: number } {
  if (typeof json !== 'object' || json === null || !('formatVersion' in json)) return false;
  return typeof json.formatVersion === 'number' && json.formatVersion > FORMAT_VERSION;
}
