import type { Label, NestedMessage } from './message.ts';
import type { Verdict } from './predicate/verdict.ts';
import type { BonusStacking } from './stacking.ts';

/** What every contribution to a target says of itself. */
export interface Contributor {
  /** Of the provenance record; unique among the contributions to one target. */
  readonly id: string;
  /** What people call it. */
  readonly label: Label;
  /** The named source. Two contributions of one source, such as two casts of one spell, never add up. */
  readonly source: string;
  /** Later phases win among overrides. 0 unless said otherwise. */
  readonly phase?: number | undefined;
  /** What its predicate answered: false keeps it out, situational makes it a note. True unless said otherwise. */
  readonly verdict?: Verdict | undefined;
  /** What its predicate asks. */
  readonly condition?: NestedMessage | undefined;
  /** Time left; of two equal contributions of one source the one that lasts longer counts. */
  readonly remaining?: number | undefined;
}

export interface Base extends Contributor {
  readonly priority: 'base';
  readonly value: number;
  /** Decides between equal candidates: the greater wins, then the one listed first. */
  readonly rank?: number | undefined;
}

export interface Bonus extends Contributor {
  readonly priority: 'additive';
  readonly value: number;
  /** Dice stay dice: they are listed beside the number and never enter it. */
  readonly dice?: string | undefined;
  /** `stack` unless said otherwise. */
  readonly stacking?: BonusStacking | undefined;
  readonly bonusType?: string | undefined;
  /** An increase goes no further than this, and takes nothing from a value already beyond it. */
  readonly cap?: number | undefined;
}

export interface Factor extends Contributor {
  readonly priority: 'multiplicative';
  readonly value: number;
}

export interface Clamp extends Contributor {
  readonly priority: 'clamp';
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export interface Override extends Contributor {
  readonly priority: 'override';
  readonly value: number;
  /** Beats every override that is not locked, whatever its phase. */
  readonly lock?: boolean | undefined;
}

/** One thing that bears on a number. The order in which contributions are listed is the order in which they are shown. */
export type Contribution = Base | Bonus | Factor | Clamp | Override;
