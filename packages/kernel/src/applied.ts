import type { LoggedEvent } from './log.ts';
import type { Refusal } from './refusal.ts';

/** Something that was not done, and why. */
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** What an action did. */
export interface Applied {
  readonly ok: true;
  /** How many deeds the match has now. */
  readonly seq: number;
  readonly events: readonly LoggedEvent[];
}

export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}
