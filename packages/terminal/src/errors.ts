import { BotsError, type BotsErrorCode } from '@tessera/bots';
import { KernelError, type KernelErrorCode } from '@tessera/kernel';
import { didYouMean, nearestName } from '@tessera/rules';

/** The three answers of every command. */
export const EXIT = { fine: 0, findings: 1, usage: 2 } as const;
/** One of them. */
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** How a command can be asked for wrongly: a contract with those who read --json. */
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
  | 'not-empty'
  | 'not-a-backup'
  | 'not-allowed';

/** The command was asked for in a way it cannot be done. */
export class UsageError extends Error {
  readonly code: UsageErrorCode;

  constructor(code: UsageErrorCode, message: string) {
    super(message);
    this.name = 'UsageError';
    this.code = code;
  }
}

/** A name nobody knows, with the nearest one that somebody does. */
export function unknownName(code: UsageErrorCode, what: string, name: string, known: readonly string[]): UsageError {
  const suggestion = didYouMean(nearestName(name, known)) ?? `Known: ${known.join(', ')}.`;
  return new UsageError(code, `There is no ${what} "${name}". ${suggestion}`);
}

/** What went wrong with an input file, where the command promises more than to say so. */
export class FindingError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FindingError';
    this.code = code;
  }
}

/** What the packages below complain of when it was the command line that asked for the impossible. */
const ASKED_WRONGLY: readonly (KernelErrorCode | BotsErrorCode)[] = [
  'bad-options',
  'bad-seats',
  'bad-series',
  'bad-budget',
];

/** How an error leaves the command line: its exit code and what it is called. */
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
