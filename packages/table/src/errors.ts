import { type FileProblem, fileProblemOf, KernelError } from '@tessera/kernel';

/** What can go wrong with tables, as a stable code. */
export const TABLE_ERROR_CODES = [
  /** There is no match of that id in this browser. */
  'no-such-match',
  /** No game of that id was given to this page. */
  'no-such-game',
  /** The match asked for does not fit its game. */
  'bad-wish',
  /** A file that cannot be opened as a match. */
  'bad-file',
  /** Another window has written to this match. */
  'written-elsewhere',
  /** The browser would not keep it. */
  'storage-failed',
  /** A stored match cannot be read or does not verify. */
  'corrupt-match',
  /** Newer rules do not take over a match of which nothing stands. */
  'all-taken-back',
  /** The worker stopped or answered nonsense. */
  'worker-failed',
  /** A replay that its patches do not lead through. */
  'bad-replay',
] as const;

export type TableErrorCode = (typeof TABLE_ERROR_CODES)[number];

export interface TableErrorOptions extends ErrorOptions {
  /** What is wrong, where no error of the kernel says so as the cause. */
  readonly problem?: FileProblem['problem'] | undefined;
}

/** The error class of this package. What the rules do not allow is never an error (it is a refusal). */
export class TableError extends Error {
  readonly code: TableErrorCode;
  /** Where: a match, a file, a message. */
  readonly place: string;
  /** What is wrong with the file or the kept match that it is about. */
  readonly problem: FileProblem['problem'] | undefined;

  constructor(code: TableErrorCode, place: string, message: string, options: TableErrorOptions = {}) {
    // What another error has said already names the place.
    super(message.endsWith(`(${place})`) ? message : `${message} (${place})`, options);
    this.name = 'TableError';
    this.code = code;
    this.place = place;
    const { cause, problem } = options;
    this.problem = problem ?? (cause instanceof KernelError ? fileProblemOf(cause).problem : undefined);
  }
}
