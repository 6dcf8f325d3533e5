/** What went wrong, as a stable code. */
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

/** The only error class of this package: a bot, an evaluation or a series that is not what it should be. */
export class BotsError extends Error {
  readonly code: BotsErrorCode;
  /** Where: a bot's name, a match and its seed, a field of the settings. */
  readonly place: string;

  constructor(code: BotsErrorCode, place: string, message: string, options?: ErrorOptions) {
    super(`${message} (${place})`, options);
    this.name = 'BotsError';
    this.code = code;
    this.place = place;
  }
}
