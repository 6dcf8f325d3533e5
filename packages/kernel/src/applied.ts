import type { LoggedEvent } from './log.ts';
import type { Refusal } from './refusal.ts';

/** The result of a refused operation. */
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** The result of an applied action. */
export interface Applied {
  readonly ok: true;
  /** Number of operations in the match after this one. */
  readonly seq: number;
  readonly events: readonly LoggedEvent[];
}

export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}
