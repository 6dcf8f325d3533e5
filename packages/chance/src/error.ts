/** The error codes of this package. */
export type ChanceErrorCode =
  | 'bad-count'
  | 'bad-weight'
  | 'bad-outcome'
  | 'bad-rational'
  | 'bad-share'
  | 'no-outcomes'
  | 'impossible-condition'
  | 'deck-too-small'
  | 'never-ends'
  | 'too-many-states'
  | 'too-large';

/** A misuse of this package: the code gives the kind, the message the function and the value. */
export class ChanceError extends Error {
  readonly code: ChanceErrorCode;

  constructor(code: ChanceErrorCode, message: string) {
    super(message);
    this.name = 'ChanceError';
    this.code = code;
  }
}

/** Throws `bad-count` unless `count` is an integer from `least` to `most`. */
export function requireCount(place: string, count: number, least: number, most = Number.MAX_SAFE_INTEGER): void {
  if (Number.isSafeInteger(count) && count >= least && count <= most) return;
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new ChanceError('bad-count', `${place}: expected a whole number ${range}, got ${count}`);
}
