/** The only error class of this package: for an invalid bot, evaluation or series. */
export class BotsError extends Error {
  readonly code: BotsErrorCode;
  /** The location: a bot's name, a match and its seed, or a field of the settings. */
  readonly place: string;

  constructor(code: BotsErrorCode, place: string, message: string, options?: ErrorOptions) {
    super(`${message} (${place})`, options);
    this.name = 'BotsError';
    this.code = code;
    this.place = place;
  }
}

/** Stable error codes. */
export const BOTS_ERROR_CODES = [
  'bad-budget',
  'bad-evaluation',
  'bad-series',
  'unknown-bot',
  'illegal-choice',
  'endless-match',
  'match-failed',
  'bad-entry',
  'worker-failed',
] as const;

export type BotsErrorCode = (typeof BOTS_ERROR_CODES)[number];
