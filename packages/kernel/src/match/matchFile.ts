import * as z from 'zod';
import { KernelError } from '../errors.ts';
import { ForcedResult } from '../scriptedChance.ts';
import { canonical, isShallow } from '../state/json.ts';
import { pathText } from '../transition.ts';
import { mismatchedAttachment } from './attachments.ts';

/**
 * Version of the file format, independent of the versions of games and content. 2 added reseeds, forks and practice; 3
 * moved attachments out of the options; 4 added sub-matches. A file is written in the oldest version that has the
 * features it needs.
 */
export const FORMAT_VERSION = 4;

/** The player or bot in a seat. */
export const SeatHolder = z.strictObject({
  name: z.string().min(1).max(80),
  kind: z.enum(['human', 'bot']),
});
export type SeatHolder = z.infer<typeof SeatHolder>;

/** Upper limit of seats for all games; each game has its own bounds. */
const MAX_SEATS = 64;

const REFEREE_MODES = ['enforced', 'companion'] as const;

/**
 * `enforced`: the rules decide everything. `companion`: for a physical table; players may edit the state and enter
 * dice, and both are recorded.
 */
export type RefereeMode = (typeof REFEREE_MODES)[number];

/**
 * The start of a match that forks from another one: the number of operations, the end of the chain and the state.
 * Hidden parts may have been re-dealt, so the state can differ from the original. The chain of a running match stays
 * secret: a link hashes hidden values, so a few dice could be found by brute force.
 */
const Origin = z.strictObject({
  seq: z.int().min(0),
  link: z.string().optional(),
  state: z.record(z.string(), z.json()),
});

/** Length limit of rule and content names, which are displayed and stored beside a match. */
const MAX_NAME_CHARS = 100;
/** Length limit of a content pin, which names the version of every pack. */
const MAX_CONTENT_CHARS = 10_000;

/** Everything that fixes a match before its first action. The hash chain starts with it. */
export const MatchHeader = z.strictObject({
  game: z.string().max(MAX_NAME_CHARS),
  /** The version of the rules. */
  version: z.string().max(MAX_NAME_CHARS),
  /** The hash of the content. */
  content: z.string().max(MAX_CONTENT_CHARS),
  /** The options, with each attachment replaced by its hash. */
  options: z.record(z.string(), z.json()),
  /** The attachments by option: texts whose hashes the options contain. */
  brought: z.record(z.string(), z.string()).optional(),
  seats: z.array(SeatHolder).min(1).max(MAX_SEATS),
  mode: z.enum(REFEREE_MODES),
  dice: z.enum(['fair', 'fast']),
  /** The hash of the seed, public from the start. */
  commitment: z.string(),
  /** The players' contribution to the dice key. */
  nonces: z.array(z.string().max(200)),
  /** Forced results for the setup. */
  setup: z.array(ForcedResult).optional(),
  /** The match that this one forks from. A fork has no setup. */
  origin: Origin.optional(),
});
export type MatchHeader = z.infer<typeof MatchHeader>;

/** The last block that the counter of the stream cipher can address. */
const LAST_POSITION = 2 ** 36 - 1;
const Position = z.int().min(0).max(LAST_POSITION);
/** Milliseconds since 1970. */
const Time = z.int().min(0);

/** An action of a seat, with the dice entered for it, if any. */
const Act = z.strictObject({
  seat: z.int().min(0),
  action: z.record(z.string(), z.json()),
  at: Position,
  dice: z.array(ForcedResult).optional(),
});

const Path = z.array(z.union([z.string(), z.int()]));
/**
 * Limit of patches per edit. Each patch copies the parts it changes, so an unlimited edit could keep the server busy.
 */
const MAX_PATCHES = 1000;

/** A manual edit of the state, in companion mode. */
const Edit = z.strictObject({
  by: z.int().min(0),
  edit: z.array(z.union([z.tuple([Path, z.json()]), z.tuple([Path])])).max(MAX_PATCHES),
  at: Position,
});

/** A switch to another seed, with the commitment to it. */
const Reseed = z.strictObject({ reseed: z.string(), at: Position });

/** An operation in the log; `at` is the position in the random stream where it began. */
export const MatchOperation = z.union([Act, Edit, Reseed]);
export type Act = z.infer<typeof Act>;
export type Edit = z.infer<typeof Edit>;
export type Reseed = z.infer<typeof Reseed>;
export type MatchOperation = z.infer<typeof MatchOperation>;

/** Returns the seat of an operation; undefined for a reseed. */
export function operationSeat(deed: MatchOperation): number | undefined {
  if ('seat' in deed) return deed.seat;
  return 'by' in deed ? deed.by : undefined;
}

/** A campaign has about a hundred scenarios, and some are played again. */
const MAX_OPENED = 500;

const fileFields = {
  format: z.literal('tessera-match'),
  formatVersion: z.int(),
  header: MatchHeader,
  seed: z.string().min(1),
  /** The seeds of the reseeds, in order. */
  reseeds: z.array(z.string().min(1)).min(1).optional(),
  deeds: z.array(MatchOperation),
  /** One hash per operation, over the previous link, the operation and its changes. */
  chain: z.array(z.string()),
  /** The hash of the last state. */
  hash: z.string(),
  /** When each operation was applied, if the host recorded it. Not covered by the hash chain. */
  times: z.array(Time).optional(),
  /**
   * Set when a player alone with bots undid dice or revealed information without consent. Not covered by the hash
   * chain.
   */
  practice: z.literal(true).optional(),
};

/**
 * A match on disk: a save while it runs, a replay once it is over. It contains the seed, so only the host may read it
 * until then.
 */
export const MatchFile = z.strictObject({
  ...fileFields,
  /**
   * The finished sub-matches. The operation that collects one contains the end of its chain. Sub-matches cannot be
   * nested, which bounds the depth of a file.
   */
  opened: z.array(z.strictObject(fileFields)).min(1).max(MAX_OPENED).optional(),
});
export type MatchFile = z.infer<typeof MatchFile>;

/** Returns the format version in which a match with this header is written. */
export function formatOf({ brought }: MatchHeader, opened: readonly MatchFile[] = []): number {
  if (opened.length > 0) return FORMAT_VERSION;
  return brought ? WITHOUT_OPENED : WITHOUT_BROUGHT;
}

const WITHOUT_BROUGHT = 2;
const WITHOUT_OPENED = 3;

/** Serializes a file in canonical form, so that any flipped byte is detected. */
export function writeMatchFile(file: MatchFile): string {
  return `${canonical(file)}\n`;
}

/** Parses a file, or throws a KernelError with the problem and its location. */
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
  const option = mismatchedAttachment(header);
  if (option !== undefined) {
    throw new KernelError('corrupt-file', `header.brought.${option}`, 'This attachment does not match the options');
  }
  if (times && times.length !== deeds.length) {
    throw new KernelError('corrupt-file', 'times', 'There is not one time per deed');
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
