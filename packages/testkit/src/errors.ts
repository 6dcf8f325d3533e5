/** What is wrong, as a stable code. */
export const TESTKIT_ERROR_CODES = [
  'not-json',
  'bad-case-file',
  'unknown-game',
  'unknown-term',
  'bad-options',
] as const;

export type TestkitErrorCode = (typeof TESTKIT_ERROR_CODES)[number];

/** A file or a setting that the testkit cannot use, and where it is wrong. */
export class TestkitError extends Error {
  readonly code: TestkitErrorCode;
  /** Where: the first place that is wrong, or the game that was named. */
  readonly place: string;

  constructor(code: TestkitErrorCode, place: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TestkitError';
    this.code = code;
    this.place = place;
  }
}

/** Whatever was thrown, as a reason why something does not hold. */
export function thrown(error: unknown): string {
  return `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
