/** What went wrong, as a stable code. Each is documented where it is thrown. */
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
 * The only error class the kernel throws. Bad moves are never errors (they are refusals); this is for bad definitions,
 * bad files and bugs in rules.
 */
export class KernelError extends Error {
  readonly code: KernelErrorCode;
  /** Where: a JSON path, a step name, an entry number. */
  readonly place: string;

  constructor(code: KernelErrorCode, place: string, message: string, options?: ErrorOptions) {
    super(`${message} (${place})`, options);
    this.name = 'KernelError';
    this.code = code;
    this.place = place;
  }
}
