import type { Label, NestedMessage } from './message.ts';
import type { Priority } from './priority.ts';

/** A number with its provenance. Folding the parts gives the value. */
export interface Stat {
  readonly value: number;
  readonly parts: readonly Part[];
  readonly dice: readonly DicePart[];
  /** Contributions that count only in some situation. */
  readonly notes: readonly Note[];
  readonly rejected: readonly RejectedModifier[];
}

/** One step towards the value. */
export interface Part {
  readonly id: string;
  readonly label: Label;
  readonly priority: Priority;
  readonly op: 'set' | 'add' | 'multiply' | 'raise' | 'lower';
  /** The summand, the factor, or the new value or limit. */
  readonly value: number;
  readonly before: number;
  readonly after: number;
}

/** Dice that are rolled on top of the value. */
export interface DicePart {
  readonly id: string;
  readonly label: Label;
  readonly dice: string;
}

/** A contribution that counts only under a condition. */
export interface Note {
  readonly id: string;
  readonly label: Label;
  /** When it counts. */
  readonly condition: NestedMessage;
  readonly priority: Priority;
  readonly value?: number;
  readonly dice?: string;
}

/** Why a contribution does not count. A game adds its own reasons. */
export const REJECTION_REASONS = [
  'predicate-false',
  'same-name-weaker',
  'lower-than-winner',
  'higher-than-winner',
  'same-as-winner',
  'capped',
  'overridden',
  'conflict',
] as const;

export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** A contribution that does not count, with the reason. */
export interface RejectedModifier {
  readonly id: string;
  readonly label: Label;
  readonly priority: Priority;
  readonly reason: RejectionReason | (string & {});
  /** The full reason, without the label. */
  readonly detail: NestedMessage;
  readonly value?: number;
  /** The id of its winner. */
  readonly by?: string;
}

/** Folds the parts into a value, which equals the stat's value by construction; tests check it for every game. */
export function foldParts(parts: readonly Part[]): number {
  return parts.reduce((value, part) => applyPart(value, part.op, part.value), 0);
}

/** Applies one part to the value before it. */
export function applyPart(before: number, op: Part['op'], value: number): number {
  switch (op) {
    case 'set':
      return value;
    case 'add':
      return before + value;
    case 'multiply':
      return before * value;
    case 'raise':
      return Math.max(before, value);
    case 'lower':
      return Math.min(before, value);
  }
}
