/** Stable error codes. Each is documented where it is thrown. */
export const KERNEL_ERROR_CODES = [
  'bad-definition',
  'bad-options',
  'bad-seats',
  'bad-json',
  'bad-script',
  'bad-range',
  'bad-patch',
  'bad-file',
  'newer-format',
  'wrong-game',
  'version-mismatch',
  'content-mismatch',
  'corrupt-file',
  'no-such-point',
  'flow-runaway',
  'flow-misuse',
  'unhandled-decision',
] as const;

export type KernelErrorCode = (typeof KERNEL_ERROR_CODES)[number];

/**
 * The only error class the kernel throws: for invalid definitions, invalid files and bugs in rules. Illegal moves are
 * refusals, never errors.
 */
export class KernelError extends Error {
  readonly code: KernelErrorCode;
  /** The location: a JSON path, a step name or an entry number. */
  readonly place: string;

  constructor(code: KernelErrorCode, place: string, message: string, options?: ErrorOptions) {
    super(`${message} (${place})`, options);
    this.name = 'KernelError';
    this.code = code;
    this.place = place;
  }
}
