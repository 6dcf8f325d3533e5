import type { NestedMessage } from '@tessera/rules';
import type { CompiledEffect, CompiledFeature } from './content/compile.ts';
import type { CarriedItem } from './evaluate/equipment.ts';
import type { Ability } from './vocabulary.ts';

/** Why something that is there contributes nothing. */
export interface Blocked {
  readonly reason: BlockReason;
  readonly detail: NestedMessage;
}

export type BlockReason =
  | 'edition-mismatch'
  | 'level-too-low'
  | 'choice-pending'
  | 'suppressed-by'
  | 'immune'
  | 'not-attuned'
  | 'not-equipped'
  | 'not-proficient'
  | 'prerequisite-lost'
  | 'expired'
  | 'superseded'
  | 'error';

/**
 * One effect on one character: the content's effect, and how it got here. It never changes, so that evaluations can share it;
 * whether it counts is up to each of them.
 */
export interface EffectInstance {
  /** Where it stands among the instances of its evaluation. */
  readonly index: number;
  /** `pack/source/feature@edition#n`, and what tells two of them apart. */
  readonly id: string;
  readonly label: string;
  readonly effect: CompiledEffect;
  readonly feature: CompiledFeature;
  /** Two instances of one named source never add up. */
  readonly sourceName: string;
  readonly phase: number;
  /** Character level at which it came. */
  readonly gained: number;
  /** The question whose answer brought it, or the feat's own place. */
  readonly scope: string;
  readonly item: CarriedItem | undefined;
  readonly slot: number | undefined;
  readonly remaining: number | undefined;
  readonly castingAbility: Ability | undefined;
  /** Points given to this pick of a distribution. */
  readonly points: number | undefined;
  readonly cause: string | undefined;
  /** What blocked it when it came. */
  readonly blocked: Blocked | undefined;
}
