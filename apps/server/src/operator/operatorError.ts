export const OPERATOR_ERROR_CODES = [
  'no-data-folder',
  'in-use',
  'not-empty',
  'not-a-backup',
  'bad-backup',
  'not-allowed',
  'server-failed',
  'no-such-match',
  'no-such-person',
  'not-lifted',
  'not-migrated',
] as const;
export type OperatorErrorCode = (typeof OPERATOR_ERROR_CODES)[number];

/** A failed request of an operator, with a readable message. */
export class OperatorError extends Error {
  readonly code: OperatorErrorCode;

  constructor(code: OperatorErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
    this.code = code;
  }
}
