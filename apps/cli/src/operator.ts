import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Operator from '@tessera/server/operator';
import { FindingError, type Flags, type Io, UsageError, type UsageErrorCode } from '@tessera/terminal';

/** Flag for the data folder of the server. */
export const DATA_FLAGS = {
  data: { type: 'string', value: 'folder', about: 'Data folder of the server (default: TESSERA_DATA_DIR, or ./data)' },
} as const satisfies Flags;

export function dataFolder(given: string | undefined, { env, cwd }: Io): string {
  return resolve(cwd, given ?? env.TESSERA_DATA_DIR ?? 'data');
}

/** Error codes that are mistakes of the caller (usage errors), not findings. */
const ASKED_WRONGLY: readonly Operator.OperatorErrorCode[] = [
  'no-data-folder',
  'no-such-match',
  'no-such-person',
  'not-empty',
  'not-a-backup',
  'not-allowed',
] satisfies UsageErrorCode[];

/** Runs an operation on a data folder. The server is loaded only by commands that need it: it is large. */
export async function operate<T>(io: Io, work: (operator: typeof Operator) => Promise<T>): Promise<T> {
  const operator = await import('@tessera/server/operator');
  try {
    return await work(operator);
  } catch (error) {
    if (!(error instanceof operator.OperatorError)) throw error;
    const { code } = error;
    // Show paths relative to the current folder, as the caller wrote them.
    const message = error.message.replaceAll(`${io.cwd}${sep}`, '');
    const isUsage = (one: Operator.OperatorErrorCode): one is Operator.OperatorErrorCode & UsageErrorCode =>
      ASKED_WRONGLY.includes(one);
    throw isUsage(code) ? new UsageError(code, message) : new FindingError(code, message, { cause: error });
  }
}

/** Runs an operation on the matches of a stopped server, with its secret and its games. */
export function withMatches<T>(
  data: string | undefined,
  io: Io,
  work: (matches: Operator.StoredMatches) => Promise<T>,
): Promise<T> {
  const { TESSERA_SECRET: secret, TESSERA_CATALOG: module } = io.env;
  return operate(io, async ({ StoredMatches }) => {
    const catalog = module ? moduleAddress(module, io.cwd) : undefined;
    const matches = await StoredMatches.open({ data: dataFolder(data, io), secret, catalog });
    try {
      return await work(matches);
    } finally {
      await matches.close();
    }
  });
}

function moduleAddress(module: string, cwd: string): string {
  return module.startsWith('file:') ? module : pathToFileURL(resolve(cwd, module)).href;
}
