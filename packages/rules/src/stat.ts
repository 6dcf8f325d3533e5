import type { Label, NestedMessage } from './message.ts';
import type { Priority } from './priority.ts';

/** A number that can say where it comes from. Folding the parts gives the value. */
export interface Stat {
  readonly value: number;
  readonly parts: readonly Part[];
  readonly dice: readonly DicePart[];
  /** What counts only in some situation. */
  readonly notes: readonly Note[];
  readonly rejected: readonly Rejected[];
}

/** One step towards the value. */
export interface Part {
  readonly id: string;
  readonly label: Label;
  readonly priority: Priority;
  readonly op: 'set' | 'add' | 'multiply' | 'raise' | 'lower';
  /** What is added, multiplied with, or the new value or limit. */
  readonly value: number;
  readonly before: number;
  readonly after: number;
}

export interface DicePart {
  readonly id: string;
  readonly label: Label;
  readonly dice: string;
}

export interface Note {
  readonly id: string;
  readonly label: Label;
  /** When it counts. */
  readonly condition: NestedMessage;
  readonly priority: Priority;
  readonly value?: number;
  readonly dice?: string;
}

/** Why a contribution does not count. A game adds its own reasons beside these. */
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

export interface Rejected {
  readonly id: string;
  readonly label: Label;
  readonly priority: Priority;
  readonly reason: RejectionReason | (string & {});
  /** The reason in full, without the label. */
  readonly detail: NestedMessage;
  readonly value?: number;
  /** The id of what it gave way to. */
  readonly by?: string;
}

/** The value that the parts lead to. Equal to the stat's value by construction; tests hold every game to it. */
export function foldParts(parts: readonly Part[]): number {
  return parts.reduce((value, part) => applyPart(value, part.op, part.value), 0);
}

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
