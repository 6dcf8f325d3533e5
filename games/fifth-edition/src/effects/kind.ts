import type * as z from 'zod';
import type { ValueField } from '../facts/formulas.ts';
import type { ActivationRecord } from '../uses/activation.ts';
import type { formatIssue } from '../vocabulary/contentMessage.ts';
import type { ProficiencyType, RollMode } from '../vocabulary/vocabulary.ts';
import type { TargetNames } from './targets.ts';

/** Place of a name inside an effect. */
type Place = readonly (string | number)[];

/** Records of content that effects name. */
type NamedRecord = 'skill' | 'item' | 'feat' | 'spell' | 'condition' | 'form' | 'progression' | 'class';

/** Checks of the names in an effect against the rest of the content. */
export interface ReferenceChecks {
  record(kind: NamedRecord, id: string | undefined, ...place: Place): void;
  records(kind: NamedRecord, ids: readonly string[] | undefined, ...place: Place): void;
  isItem(id: string): boolean;
  proficiency(type: ProficiencyType, value: string, ...place: Place): void;
  activation(activation: ActivationRecord | undefined): void;
  spellLists(lists: readonly string[], ...place: Place): void;
  selector(sourceId: string | undefined, ...place: Place): void;
  tags(tags: readonly string[], ...place: Place): void;
  report(code: string, issue: ReturnType<typeof formatIssue>, ...place: Place): void;
}

/**
 * How an effect changes a number. The calculation adds its origin, its condition and its duration. `bonus`: its field
 * `value`, with its dice and its rules of stacking.
 */
export type StatChange =
  | 'bonus'
  | { readonly priority: 'base' | 'multiplicative'; readonly value: number }
  | { readonly priority: 'additive'; readonly value: number; readonly cap?: number | undefined }
  | { readonly priority: 'clamp'; readonly min?: number | undefined; readonly max?: number | undefined }
  | { readonly priority: 'override'; readonly value: number; readonly lock?: boolean | undefined };

/** The facts that an effect reads to change a number. */
export interface ChangeFacts {
  /** The target that is calculated: `speed.fly`. */
  readonly target: string;
  readonly walkingSpeed: number;
  /** Evaluates a field with a number or a formula; undefined when it is empty or fails. */
  number(field: string): number | undefined;
}

/** A floor of rolls: the field `total` limits the result, `die` the die. */
interface FloorTerms {
  readonly die?: number | undefined;
  /** Only for rolls with proficiency. */
  readonly isForProficient: boolean;
}

/** All that the engine knows about an effect kind. Declared as methods, so that kinds share one list. */
export interface EffectKind<Effect> {
  /** Returns the targets that an effect writes to, as named in the order of calculation. SPEC 4 */
  targets(effect: Effect, names: TargetNames): readonly string[];
  /** Checks the names of other records in an effect. */
  references(effect: Effect, check: ReferenceChecks): void;
  /** Fields that hold numbers or formulas. */
  readonly values: readonly string[];
  /** Numbers and formulas inside other fields, by the name that the calculation uses. */
  nestedValues?(effect: Effect): Readonly<Record<string, unknown>>;
  /** Its own calculation for a number that it writes to; undefined changes nothing. By default it is a bonus. */
  change?(effect: Effect, facts: ChangeFacts): StatChange | undefined;
  /** The mode that it gives to rolls, in place of a change of their number. */
  mode?(effect: Effect): RollMode;
  /** The floor that it gives to rolls, in place of a change of their number. */
  floor?(effect: Effect): FloorTerms;
}

/** Defines an effect kind. A kind without one of its parts does not compile. */
export function defineKind<Schema extends z.ZodObject>(
  kind: { readonly schema: (value: ValueField) => Schema } & EffectKind<z.output<Schema>>,
): typeof kind {
  return kind;
}

/** For kinds that name no other record. */
export function noReferences(): void {}
