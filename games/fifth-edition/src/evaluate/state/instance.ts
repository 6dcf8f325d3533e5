import type { NestedMessage } from '@tessera/rules';
import type { CompiledEffect, CompiledFeature } from '../../content/compile.ts';
import type { Ability } from '../../vocabulary/vocabulary.ts';
import type { CarriedItem } from './equipment.ts';

/** Reason why an effect contributes nothing. */
export interface BlockedEffect {
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
 * One effect of content on one character, with its origin. Immutable, so evaluations can share it; each evaluation
 * decides whether it counts.
 */
export interface EffectInstance {
  /** Index among the instances of its evaluation. */
  readonly index: number;
  /** `pack/source/feature@edition#n`, with a suffix when that is not unique. */
  readonly id: string;
  readonly label: string;
  readonly effect: CompiledEffect;
  readonly feature: CompiledFeature;
  /** Instances with the same source name do not stack. */
  readonly sourceName: string;
  readonly phase: number;
  /** Character level at which the effect was gained. */
  readonly gained: number;
  /** Key of the question whose answer granted it, or the key of the feat. */
  readonly scope: string;
  readonly item: CarriedItem | undefined;
  readonly slot: number | undefined;
  readonly remaining: number | undefined;
  readonly castingAbility: Ability | undefined;
  /** Points that a distribution gives to this pick. */
  readonly points: number | undefined;
  readonly cause: string | undefined;
  /** The block that was known when the effect was granted. */
  readonly blocked: BlockedEffect | undefined;
}
