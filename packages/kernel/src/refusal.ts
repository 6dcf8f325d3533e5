import type { Message } from './message.ts';
import type { Json } from './state/json.ts';

/** The reason why an action is not allowed. Refusals are values, never exceptions. */
export interface Refusal extends Message {
  readonly params: Readonly<Record<string, Json>>;
}

/** Builds a refusal: `refuse('out-of-range', { range: 3, distance: 5 })`. */
export function refuse(code: string, params: Readonly<Record<string, Json>> = {}): Refusal {
  return { code, params };
}

/** The refusal codes of the kernel; each game adds its own. */
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
