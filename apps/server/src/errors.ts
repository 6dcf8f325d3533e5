/** What can go wrong in the server itself, as a stable code. What a person asked for in vain is a refusal, not an error. */
export const SERVER_ERROR_CODES = ['bad-config', 'storage-failed', 'thread-failed', 'closed'] as const;
export type ServerErrorCode = (typeof SERVER_ERROR_CODES)[number];

/** An error of the server: what, and where. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;
  /** Where: a setting, a table, a thread. */
  readonly place: string;

  constructor(code: ServerErrorCode, place: string, message: string, options?: ErrorOptions) {
    super(`${message} (${place})`, options);
    this.name = 'ServerError';
    this.code = code;
    this.place = place;
  }
}

/** A setting that makes no sense. */
export class ConfigError extends ServerError {
  constructor(place: string, message: string) {
    super('bad-config', place, message);
    // It names the variable itself.
    this.message = message;
    this.name = 'ConfigError';
  }
}

/** The code of a system error, as Node gives it; an empty text for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
