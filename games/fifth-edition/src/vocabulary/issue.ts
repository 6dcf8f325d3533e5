import type { Label, NestedMessage } from '@tessera/rules';

/** A refusal, warning or notice for the player. */
export interface Issue {
  readonly severity: 'error' | 'warning' | 'info';
  readonly code: string;
  /** Path in the character record. */
  readonly path: string;
  /** The message; `issueText` localizes it. */
  readonly message: NestedMessage;
  readonly hint?: NestedMessage;
}

/** The source of a value. */
export interface SourceTag {
  readonly id: string;
  readonly label: Label;
}
