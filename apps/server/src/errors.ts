/** Codes of errors of the server itself. A request that cannot be granted is a refusal, not an error. */
export const SERVER_ERROR_CODES = ['bad-config', 'storage-failed', 'thread-failed', 'closed'] as const;
export type ServerErrorCode = (typeof SERVER_ERROR_CODES)[number];

/** An error of the server, with its place. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;
  /** Setting, table or thread. */
  readonly place: string;

  constructor(code: ServerErrorCode, place: string, message: string, options?: ErrorOptions) {
    super(`${message} (${place})`, options);
    this.name = 'ServerError';
    this.code = code;
    this.place = place;
  }
}

/** An invalid setting. */
export class ConfigError extends ServerError {
  constructor(place: string, message: string) {
    super('bad-config', place, message);
    // The message names the variable itself.
    this.message = message;
    this.name = 'ConfigError';
  }
}

/** Returns the code of a system error of Node.js, or an empty text for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
