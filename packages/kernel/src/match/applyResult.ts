import type { LoggedEvent } from '../log.ts';
import type { Refusal } from '../refusal.ts';

/** The result of a refused operation. */
export interface RefusedResult {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** The result of an applied action. */
export interface AppliedResult {
  readonly ok: true;
  /** Number of operations in the match after this one. */
  readonly seq: number;
  readonly events: readonly LoggedEvent[];
}

/** Returns the result of an operation that was refused: the match is unchanged. */
export function refusedResult(refusal: Refusal): RefusedResult {
  return { ok: false, refusal };
}
