import { type FileProblem, fileProblemOf, KernelError } from '@tessera/kernel';

/** Stable error codes of tables. */
export const TABLE_ERROR_CODES = [
  /** This browser has no match with that id. */
  'no-such-match',
  /** This page has no game with that id. */
  'no-such-game',
  /** The requested match does not fit its game. */
  'bad-wish',
  /** The file cannot be opened as a match. */
  'bad-file',
  /** Another window has written to this match. */
  'written-elsewhere',
  /** The browser refused to store the match. */
  'storage-failed',
  /** A stored match cannot be read or does not verify. */
  'corrupt-match',
  /** Newer rules cannot take over a match in which every operation was undone. */
  'all-taken-back',
  /** The worker stopped or sent an invalid answer. */
  'worker-failed',
  /** The patches of a replay do not apply. */
  'bad-replay',
  /** The script of a lesson does not fit the rules. */
  'bad-lesson',
] as const;

export type TableErrorCode = (typeof TABLE_ERROR_CODES)[number];

export interface TableErrorOptions extends ErrorOptions {
  /** The problem, when no KernelError is the cause. */
  readonly problem?: FileProblem['problem'] | undefined;
}

/** The error class of this package. An illegal action is a refusal, never an error. */
export class TableError extends Error {
  readonly code: TableErrorCode;
  /** The location: a match, a file or a message. */
  readonly place: string;
  /** The problem of the file or stored match. */
  readonly problem: FileProblem['problem'] | undefined;

  constructor(code: TableErrorCode, place: string, message: string, options: TableErrorOptions = {}) {
    // The message of a cause may already contain the location.
    super(message.endsWith(`(${place})`) ? message : `${message} (${place})`, options);
    this.name = 'TableError';
    this.code = code;
    this.place = place;
    const { cause, problem } = options;
    this.problem = problem ?? (cause instanceof KernelError ? fileProblemOf(cause).problem : undefined);
  }
}
