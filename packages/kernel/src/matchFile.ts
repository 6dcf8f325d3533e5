import * as z from 'zod';
import { misnamed } from './brought.ts';
import { KernelError } from './errors.ts';
import { canonical, isShallow } from './json.ts';
import { ForcedResult } from './scriptedChance.ts';
import { pathText } from './transition.ts';

/**
 * The version of the file format; separate from the versions of games and content. 2 added seeds that take over in the middle,
 * matches that begin in the middle of another, and practice; 3 keeps what a match brings beside its options; 4 has the matches
 * that it has opened with it. A file is written as the oldest that has what it needs.
 */
export const FORMAT_VERSION = 4;

/** Who sits where. */
export const SeatHolder = z.strictObject({
  name: z.string().min(1).max(80),
  kind: z.enum(['human', 'bot']),
});
export type SeatHolder = z.infer<typeof SeatHolder>;

/** No game has more seats; each game has bounds of its own. */
const MOST_SEATS = 64;

const REFEREE_MODES = ['enforced', 'companion'] as const;

/**
 * `enforced`: the rules decide everything. `companion`: for a physical table; the state may be edited and dice entered,
 * each time on the record.
 */
export type RefereeMode = (typeof REFEREE_MODES)[number];

/**
 * Where a match that begins in the middle of another one begins: how many deeds that one had, the end of its chain, and the
 * state. What the state hides may have been dealt anew, so it need not be the very state of the other. While that one goes on,
 * nobody is told its chain: a link is a hash over what was hidden, from which a few dice are found by trying.
 */
const Origin = z.strictObject({
  seq: z.int().min(0),
  link: z.string().optional(),
  state: z.record(z.string(), z.json()),
});

/** Names of rules and content are shown to people and kept beside a match, so a file cannot make them long. */
const MOST_NAME_CHARS = 100;
/** Content that is named by the versions of its packs, and not by one hash. */
const MOST_CONTENT_CHARS = 10_000;

/** Everything that fixes a match before its first action. The hash chain starts with it. */
export const MatchHeader = z.strictObject({
  game: z.string().max(MOST_NAME_CHARS),
  /** The version of the rules. */
  version: z.string().max(MOST_NAME_CHARS),
  /** The hash of the content. */
  content: z.string().max(MOST_CONTENT_CHARS),
  /** With the hash of a text in its place where an option brings content. */
  options: z.record(z.string(), z.json()),
  /** What the options bring along, by option: texts whose hashes they name. */
  brought: z.record(z.string(), z.string()).optional(),
  seats: z.array(SeatHolder).min(1).max(MOST_SEATS),
  mode: z.enum(REFEREE_MODES),
  dice: z.enum(['fair', 'fast']),
  /** The hash of the seed, public from the start. */
  commitment: z.string(),
  /** The players' part of the dice. */
  nonces: z.array(z.string().max(200)),
  /** Forced results for the setup. */
  setup: z.array(ForcedResult).optional(),
  /** The other match that it was at first. Nothing is set up then. */
  origin: Origin.optional(),
});
export type MatchHeader = z.infer<typeof MatchHeader>;

/** A stream has no more blocks than its cipher can count. */
const LAST_POSITION = 2 ** 36 - 1;
const Position = z.int().min(0).max(LAST_POSITION);
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
/** Each patch copies what it changes: one edit is no way to keep a machine busy. */
const MOST_PATCHES = 1000;

/** A change of the state by hand, in companion mode. */
const Edit = z.strictObject({
  by: z.int().min(0),
  edit: z.array(z.union([z.tuple([Path, z.json()]), z.tuple([Path])])).max(MOST_PATCHES),
  at: Position,
});

/** From here on the dice come from another seed, whose commitment this is. */
const Reseed = z.strictObject({ reseed: z.string(), at: Position });

/** Something that was done; `at` is the place in the stream of chance where it began. */
export const Deed = z.union([Act, Edit, Reseed]);
export type Act = z.infer<typeof Act>;
export type Edit = z.infer<typeof Edit>;
export type Reseed = z.infer<typeof Reseed>;
export type Deed = z.infer<typeof Deed>;

/** The seat that did something; nothing for what no seat does. */
export function seatOfDeed(deed: Deed): number | undefined {
  if ('seat' in deed) return deed.seat;
  return 'by' in deed ? deed.by : undefined;
}

/** A campaign has a hundred scenarios, and some are tried again. */
const MOST_OPENED = 500;

const fileFields = {
  format: z.literal('tessera-match'),
  formatVersion: z.int(),
  header: MatchHeader,
  seed: z.string().min(1),
  /** The seeds that took over, one for each deed that says so, in order. */
  reseeds: z.array(z.string().min(1)).min(1).optional(),
  deeds: z.array(Deed),
  /** One hash a deed, each over the one before, the deed, and what it changed. */
  chain: z.array(z.string()),
  /** The hash of the last state. */
  hash: z.string(),
  /** When each deed was done, where its host kept the time. No link of the chain vouches for it. */
  times: z.array(Time).optional(),
  /** Set where somebody alone with bots took back dice or something they had seen. No link of the chain vouches for it. */
  practice: z.literal(true).optional(),
};

/** A match on disk: a save while it runs, a replay once it is over. Holds the seed, so it is for the host alone until then. */
export const MatchFile = z.strictObject({
  ...fileFields,
  /**
   * The matches that it has opened and taken in; the deed that took one in names the end of its chain. They open none themselves:
   * a file may not be nested as deep as somebody likes.
   */
  opened: z.array(z.strictObject(fileFields)).min(1).max(MOST_OPENED).optional(),
});
export type MatchFile = z.infer<typeof MatchFile>;

/** The version of the format in which a match with this header is written. */
export function formatOf({ brought }: MatchHeader, opened: readonly MatchFile[] = []): number {
  if (opened.length > 0) return FORMAT_VERSION;
  return brought ? WITHOUT_OPENED : WITHOUT_BROUGHT;
}

const WITHOUT_BROUGHT = 2;
const WITHOUT_OPENED = 3;

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
    throw new KernelError('bad-file', '/', `Not JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  if (!isShallow(json)) throw new KernelError('bad-file', '/', 'Nested too deeply');
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
  const { header, deeds, times } = parsed.data;
  const option = misnamed(header);
  if (option !== undefined) {
    throw new KernelError('corrupt-file', `header.brought.${option}`, 'This is not what the options name');
  }
  if (times && times.length !== deeds.length) {
    throw new KernelError('corrupt-file', 'times', 'There is not one time a deed');
  }
  if (writeMatchFile(parsed.data) !== (text.endsWith('\n') ? text : `${text}\n`)) {
    throw new KernelError('corrupt-file', '/', 'The text is not the way a match file is written');
  }
  return parsed.data;
}

function isNewer(json: unknown): json is { formatVersion: number } {
  if (typeof json !== 'object' || json === null || !('formatVersion' in json)) return false;
  return typeof json.formatVersion === 'number' && json.formatVersion > FORMAT_VERSION;
}
