import type { Label, NestedMessage } from './message.ts';
import type { Verdict } from './predicate/verdict.ts';
import type { BonusStacking } from './stacking.ts';

/** The common fields of contributions to a target. */
export interface Contributor {
  /** The id of the provenance record; unique among the contributions to one target. */
  readonly id: string;
  /** The display name. */
  readonly label: Label;
  /** The named source. Two contributions of one source, such as two casts of one spell, never add up. */
  readonly source: string;
  /** Among overrides, later phases win. Default: 0. */
  readonly phase?: number | undefined;
  /** The result of its predicate: false rejects it, situational makes it a note. Default: true. */
  readonly verdict?: Verdict | undefined;
  /** The condition of its predicate. */
  readonly condition?: NestedMessage | undefined;
  /** Time left; of two equal contributions of one source, the longer-lasting one counts. */
  readonly remaining?: number | undefined;
}

/** A starting value of a stat; the greatest one counts. */
export interface Base extends Contributor {
  readonly priority: 'base';
  readonly value: number;
  /** Tie-breaker between equal candidates: the greater wins, then the one listed first. */
  readonly rank?: number | undefined;
}

/** A number that is added to the base, by the stacking rule of its type. */
export interface Bonus extends Contributor {
  readonly priority: 'additive';
  readonly value: number;
  /** Dice are listed beside the number and never added to it. */
  readonly dice?: string | undefined;
  /** Default: `stack`. */
  readonly stacking?: BonusStacking | undefined;
  readonly bonusType?: string | undefined;
  /** Limit of an increase; it never lowers a value already beyond it. */
  readonly cap?: number | undefined;
}

/** A factor of base and bonuses. */
export interface Factor extends Contributor {
  readonly priority: 'multiplicative';
  readonly value: number;
}

/** Limits of the result. */
export interface Clamp extends Contributor {
  readonly priority: 'clamp';
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A value that replaces the result. */
export interface Override extends Contributor {
  readonly priority: 'override';
  readonly value: number;
  /** Beats every override without a lock, regardless of phase. */
  readonly lock?: boolean | undefined;
}

/** One contribution to a number. Contributions are displayed in the order in which they are listed. */
export type Contribution = Base | Bonus | Factor | Clamp | Override;
