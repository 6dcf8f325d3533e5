import type { Json, Progress, Reason, Result, Seat } from '@tessera/kernel';

/**
 * An amount in ten-thousandths of the review's unit. Amounts are integers, so that sums are exact.
 */
export type Amount = number;

/** Number of amounts per unit. */
export const PER_UNIT = 10_000;

/** Unit of all amounts: the chance of winning (1 is certain), or the lead in points over the other sides. */
export type ReviewUnit = 'chance' | 'points';

/** An estimate per side, with half the width of its 95 % interval. */
export interface Estimate {
  readonly value: readonly Amount[];
  readonly doubt: readonly Amount[];
}

/** Seats that win or lose together: a team, all players of a cooperative game, or a single seat. */
export interface ReviewSide {
  readonly seats: readonly Seat[];
  /** The code of the team; absent for a single seat. */
  readonly team?: string;
}

/** The expected result at a position, from public information only. */
export interface ReviewPoint extends Estimate {
  readonly progress?: Progress;
}

/** A considered action of a decision. */
export interface ReviewOption {
  readonly action: Json;
  /** The expected result for the side of the deciding seat. */
  readonly value: Amount;
}

/** The judgement of a decision by the view of the deciding seat. */
export interface Judgement {
  /** The hash of the view that the judgement is based on. */
  readonly view: string;
  /** Number of legal actions, and of those that were compared. */
  readonly legal: number;
  readonly compared: number;
  readonly chosen: ReviewOption;
  /** The best other actions found, best first. */
  readonly others: readonly ReviewOption[];
  /** Expected loss against the best action found; never negative. */
  readonly lost: Amount;
  /** Half the width of the 95 % interval of the difference between the chosen and the best other action. */
  readonly doubt: Amount;
  /** The odds that the game showed before the action. */
  readonly odds: readonly Reason[];
}

/**
 * `decision`: a seat chose between several actions. `forced`: it had one action. `interruption`: an action out of turn,
 * such as resigning. `outside`: a manual edit, another seed, or the result of a sub-match.
 */
export type StepKind = 'decision' | 'forced' | 'interruption' | 'outside';

/** The step from position `n` to the next one. Per side, `decision + luck + outside` is the change of the value. */
export interface ReviewStep {
  readonly n: number;
  readonly kind: StepKind;
  readonly seat?: Seat;
  readonly decision: readonly Amount[];
  /** Dice, cards, and everything that the deciding seat could not know. */
  readonly luck: readonly Amount[];
  readonly outside: readonly Amount[];
  /** Whether dice or cards decided, or something hidden from the deciding seat came to light. */
  readonly isRandom: boolean;
  readonly judgement?: Judgement;
}

/** The sums of one seat's steps, per side. */
export interface SeatLedger {
  readonly seat: Seat;
  readonly luck: readonly Amount[];
  readonly decisions: readonly Amount[];
  /** Number of judged decisions, and their total loss. */
  readonly judged: number;
  readonly lost: Amount;
}

/** A step with a large change of the expected result. */
export interface TurningPoint {
  readonly n: number;
  readonly cause: 'luck' | 'decision' | 'outside';
  /** The side with the largest change, and the change. */
  readonly side: number;
  readonly swing: Amount;
}

/** A review of a match as plain JSON. The same replay, seed and budget give the same review. */
export interface Review {
  readonly format: 'tessera-review';
  readonly formatVersion: 1;
  readonly game: string;
  readonly version: string;
  /** The last link of the match's hash chain. */
  readonly link: string;
  readonly seed: string;
  /** Number of bot finishes per estimate. */
  readonly budget: number;
  /** Number of actions per finish before the position is evaluated; null: to the end. */
  readonly depth: number | null;
  readonly unit: ReviewUnit;
  readonly sides: readonly ReviewSide[];
  /** The result per seat, if the rules ended the match. */
  readonly results?: readonly Result[];
  readonly scores?: readonly number[];
  /** One point per position: the first is the start, the last the end. */
  readonly points: readonly ReviewPoint[];
  readonly steps: readonly ReviewStep[];
  readonly ledgers: readonly SeatLedger[];
  /** The sum of the changes from outside the rules, per side. */
  readonly outside: readonly Amount[];
  /** The positions of the largest swings, in the order of the match. */
  readonly turningPoints: readonly TurningPoint[];
  /** The decisions that clearly lost most, worst first, by position. */
  readonly missed: readonly number[];
  /** The decisions whose two best actions could not be told apart although others were worse, by position. */
  readonly close: readonly number[];
}
