import type { Viewer } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';
import type { Redaction } from '@tessera/room';
import type { HostAnswers, HostError, StartedMatch, StoredMatch } from '../hosts/hostMessages.ts';

/** Format of a finished match: an answer of the API, or the bare file. */
export type FileFormat = 'json' | 'file';

/**
 * Request to the archive. Requests that read a match are first sent without it: a thread with a cache answers at once,
 * and another asks for the match.
 */
export type ArchiveRequest =
  /** Returns the log entries before one of them, as a viewer may know them. */
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
  /** Returns a match from its start as a viewer may know it; `head` is the JSON object to which it is added. */
  | {
      readonly op: 'replay';
      readonly match: string;
      readonly viewer: Viewer;
      readonly head: string;
      readonly stored?: StoredMatch;
    }
  /** Returns the whole match with its seed. */
  | {
      readonly op: 'file';
      readonly match: string;
      readonly revision: number;
      readonly seq: number;
      readonly format: FileFormat;
      readonly stored?: StoredMatch;
    }
  /** Returns a fork of the match, with a new seed. */
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
  /** The match with its present state as its start. Further dice come from the seed. */
  | { readonly op: 'shorten'; readonly seed: string; readonly stored?: StoredMatch }
  /** The options of a new match, read by its rules. */
  | { readonly op: 'options'; readonly game: string; readonly options: unknown; readonly seats: number }
  /** Imports a match from a file. With a seed, further dice come from it. */
  | { readonly op: 'import'; readonly text: string; readonly at: number; readonly seed?: string }
  /** Continues a job, or cancels it. */
  | { readonly op: 'go-on' | 'stop'; readonly job: string };

/** Intermediate or final result. */
export interface ArchiveValue {
  /** Set if the match is needed after all. */
  readonly needsStored?: true;
  /** The next chunk of the text. */
  readonly text?: string;
  readonly started?: StartedMatch;
  readonly options?: HostAnswers['options'];
  /** The files of an imported match's sub-matches. */
  readonly opened?: readonly string[];
  /** Set if there is more to come. */
  readonly job?: string;
}

export type ArchiveAnswer = { readonly id: number } & (
  | { readonly value: ArchiveValue }
  | { readonly refusal: RefusalInfo }
  | { readonly error: HostError }
);

/** Most entries of a match that is processed here. */
export const MAX_ENTRIES = 50_000;
/** Most characters of a match that is processed here. */
export const MAX_CHARS = 48 * 1024 * 1024;
