import type { Json } from './json.ts';
import type { Message } from './message.ts';

/** Why something may not be done. Never an exception. */
export interface Refusal extends Message {
  readonly params: Readonly<Record<string, Json>>;
}

/** Refuses with a reason: `refuse('out-of-range', { range: 3, distance: 5 })`. */
export function refuse(code: string, params: Readonly<Record<string, Json>> = {}): Refusal {
  return { code, params };
}

/** The refusals that the kernel itself gives; a game has its own beside them. */
export const KERNEL_REFUSALS = [
  'match-over',
  'unknown-seat',
  'not-your-decision',
  'malformed-action',
  'wrong-decision',
  'not-an-option',
  'nothing-to-undo',
  'nothing-to-redo',
  'undo-needs-consent',
  'edits-not-allowed',
  'edit-breaks-state',
  'edit-too-large',
  'dice-not-allowed',
  'dice-do-not-fit',
  'nothing-opened',
  'another-match',
  'played-elsewhere',
] as const;
export type KernelRefusal = (typeof KERNEL_REFUSALS)[number];
