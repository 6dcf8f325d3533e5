// First delay of a retry. Actions of bots and clocks have no client that would retry them, so the server does.

export const RETRY_MS = 1000;
const LONGEST_MS = 30_000;

/** Returns the delay before the next attempt: doubled each time, up to half a minute. */
export function backoff(attempt: number, firstMs: number = RETRY_MS): number {
  return Math.min(LONGEST_MS, firstMs * 2 ** Math.min(attempt, 20));
}

/** Attempts per host request, when the thread was lost because of another match or could not store the result. */
export const HOST_ATTEMPTS = 4;

/** Codes of temporary refusals, caused by a disk, a host or a queue, not by the rules. */
const PASSING: ReadonlySet<string> = new Set(['host-failed', 'storage-failed', 'too-busy']);

/** Whether a refusal with this code may be retried; without a code there was no refusal. */
export function isPassing(code: string | undefined): boolean {
  return code !== undefined && PASSING.has(code);
}
