import { BotsError, type BotsErrorCode } from '@tessera/bots';
import { KernelError, type KernelErrorCode } from '@tessera/kernel';
import { didYouMean, nearestName } from '@tessera/rules';

/** The exit codes of every command. */
export const EXIT = { fine: 0, findings: 1, usage: 2 } as const;
/** Exit code of a command. */
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** An invalid command line. */
export class UsageError extends Error {
  readonly code: UsageErrorCode;

  constructor(code: UsageErrorCode, message: string) {
    super(message);
    this.name = 'UsageError';
    this.code = code;
  }
}

/** The codes of usage errors; stable, because programs read them with `--json`. */
export type UsageErrorCode =
  | 'no-command'
  | 'unknown-command'
  | 'unknown-option'
  | 'unknown-game'
  | 'unknown-bot'
  | 'bad-option'
  | 'bad-operands'
  | 'no-such-file'
  | 'not-in-workspace'
  | 'no-data-folder'
  | 'no-such-match'
  | 'no-such-person'
  | 'not-confirmed'
  | 'not-empty'
  | 'not-a-backup'
  | 'not-allowed';

/** Creates the error for an unknown name, with the nearest known one. */
export function unknownName(code: UsageErrorCode, what: string, name: string, known: readonly string[]): UsageError {
  const suggestion = didYouMean(nearestName(name, known)) ?? `Known: ${known.join(', ')}.`;
  return new UsageError(code, `There is no ${what} "${name}". ${suggestion}`);
}

/** A problem with an input file that the command must report with its own code. */
export class FindingError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FindingError';
    this.code = code;
  }
}

/** Error codes of other packages that are caused by an invalid command line. */
const ASKED_WRONGLY: readonly (KernelErrorCode | BotsErrorCode)[] = [
  'bad-options',
  'bad-seats',
  'bad-series',
  'bad-budget',
];

/** Returns exit code, error code and message of an error. */
export function verdict(error: unknown): { readonly exit: Exit; readonly code: string; readonly message: string } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) return { exit: EXIT.usage, code: error.code, message };
  if (error instanceof FindingError) return { exit: EXIT.findings, code: error.code, message };
  if (error instanceof KernelError || error instanceof BotsError) {
    const exit = ASKED_WRONGLY.includes(error.code) ? EXIT.usage : EXIT.findings;
    return { exit, code: error.code, message };
  }
  return { exit: EXIT.findings, code: 'internal-error', message };
}
