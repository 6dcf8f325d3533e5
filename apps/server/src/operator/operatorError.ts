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

/** What an operator asked for cannot be done; the message is a sentence for them. */
export class OperatorError extends Error {
  readonly code: OperatorErrorCode;

  constructor(code: OperatorErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
    this.code = code;
  }
}
