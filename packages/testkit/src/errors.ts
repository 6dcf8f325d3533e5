/** Stable error codes. */
export const TESTKIT_ERROR_CODES = [
  'not-json',
  'bad-case-file',
  'unknown-game',
  'unknown-term',
  'bad-options',
] as const;

export type TestkitErrorCode = (typeof TESTKIT_ERROR_CODES)[number];

/** A file or setting that the testkit cannot use, with the location of the problem. */
export class TestkitError extends Error {
  readonly code: TestkitErrorCode;
  /** The location: the first invalid place, or the name of the game. */
  readonly place: string;

  constructor(code: TestkitErrorCode, place: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TestkitError';
    this.code = code;
    this.place = place;
  }
}

/** Formats a thrown value as the reason of a failure. */
export function thrownReason(error: unknown): string {
  return `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
