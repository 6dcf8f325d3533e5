// What the server does by itself, for a bot or a clock, nobody asks for a second time: it has to try again by itself too.

export const RETRY_MS = 1000;
const LONGEST_MS = 30_000;

/** How long to wait before the next attempt: twice as long each time, up to half a minute. */
export function backoff(attempt: number, firstMs: number = RETRY_MS): number {
  return Math.min(LONGEST_MS, firstMs * 2 ** Math.min(attempt, 20));
}

/** How often a host is asked the same, because its thread was lost over another match or could not store the result. */
export const HOST_ATTEMPTS = 4;

/** Refusals that are none of the rules: a disk, a host or a queue that may be well again in a moment. */
const PASSING: ReadonlySet<string> = new Set(['host-failed', 'storage-failed', 'too-busy']);

/** Whether a refusal with this code is worth another attempt; without a code there was none. */
export function isPassing(code: string | undefined): boolean {
  return code !== undefined && PASSING.has(code);
}
