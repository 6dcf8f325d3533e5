import type { StudioKind } from '../pack/draft.ts';
import type { SentenceNames } from './sentenceNames.ts';

/** Values of an understood part by slot. Numbers are written in digits. */
export type PartValues = Readonly<Record<string, string>>;

/** A field of a part. */
export interface PartSlot {
  readonly key: string;
  /** Terms of the rules or names of content; without them the slot is a number or dice. */
  readonly options?: (names: SentenceNames) => readonly PartSlotOption[];
  readonly range?: readonly [number, number];
  readonly dice?: boolean;
}

export interface PartSlotOption {
  readonly value: string;
  readonly label: string;
}

/** A kind of phrase that the reader of sentences understands. */
export interface PartKind {
  readonly id: string;
  readonly records: readonly StudioKind[];
  /** Named groups are the values of the slots. */
  readonly pattern: (names: SentenceNames) => RegExp;
  /** Turns the words of the groups into values; undefined if they mean nothing here. */
  readonly read?: (groups: PartValues, names: SentenceNames) => PartValues | undefined;
  /** Returns the shortest phrase for the values. */
  readonly write: (values: PartValues, names: SentenceNames) => string;
  readonly slots: readonly PartSlot[];
}

/** Kinds of records whose features carry effects. */
export const FEATURE_RECORDS: readonly StudioKind[] = ['item', 'feat', 'species', 'subclass'];

/** Returns options whose labels are the values. */
export function plain(values: readonly string[]): () => readonly PartSlotOption[] {
  const options = values.map((value) => ({ value, label: value }));
  return () => options;
}
