import type { Viewer } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';
import type { Redaction } from '@tessera/room';
import type { HostAnswers, HostError, StartedMatch, StoredMatch } from '../hosts/hostMessages.ts';

/** How a match that is over is written: as an answer of the API, or as the bare file. */
export type FileFormat = 'json' | 'file';

/**
 * What the archive is asked. Whatever reads a match goes without it at first: a thread that has worked it out before says so,
 * and another one answers that it needs it.
 */
export type ArchiveAsk =
  /** The entries of a log before one of them, as a viewer may know them. */
  | {
      readonly op: 'log';
      readonly match: string;
      readonly revision: number;
      readonly seq: number;
      readonly viewer: Viewer;
      readonly before: number;
      readonly limit: number;
      readonly stored?: StoredMatch;
    }
  /** A match from its start as a viewer may know it; `head` is the JSON object to which that is added. */
  | {
      readonly op: 'replay';
      readonly match: string;
      readonly viewer: Viewer;
      readonly head: string;
      readonly stored?: StoredMatch;
    }
  /** The whole match with its seed. */
  | {
      readonly op: 'file';
      readonly match: string;
      readonly revision: number;
      readonly seq: number;
      readonly format: FileFormat;
      readonly stored?: StoredMatch;
    }
  /** The match as another that begins like this one, with a seed of its own. */
  | {
      readonly op: 'fork';
      readonly seq: number;
      readonly at: number;
      readonly seed: string;
      readonly asker: Viewer;
      readonly stored?: StoredMatch;
    }
  /** The match without a person; with `keepsHeader` their name stays in its header. */
  | {
      readonly op: 'redact';
      readonly redaction: Redaction;
      readonly keepsHeader: boolean;
      readonly stored?: StoredMatch;
    }
  /** The options of a new match, read by its rules. */
  | { readonly op: 'options'; readonly game: string; readonly options: unknown; readonly seats: number }
  /** A match from a file. With a seed, the dice of the rest come from it. */
  | { readonly op: 'import'; readonly text: string; readonly at: number; readonly seed?: string }
  /** Goes on with a job, or lets go of it. */
  | { readonly op: 'go-on' | 'stop'; readonly job: string };

/** What came of it so far. */
export interface ArchiveValue {
  /** Set where the match is needed after all. */
  readonly needsStored?: true;
  /** The next piece of what is asked for. */
  readonly text?: string;
  readonly started?: StartedMatch;
  readonly options?: HostAnswers['options'];
  /** The files of the matches that an imported one has opened. */
  readonly opened?: readonly string[];
  /** Set where there is more to come. */
  readonly job?: string;
}

export type ArchiveAnswer = { readonly id: number } & (
  | { readonly value: ArchiveValue }
  | { readonly refusal: RefusalInfo }
  | { readonly error: HostError }
);

/** No match with more entries than this is worked through. */
export const MOST_ENTRIES = 50_000;
/** Nor one that takes more characters to write down. */
export const MOST_CHARS = 48 * 1024 * 1024;
