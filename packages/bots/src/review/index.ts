export { minePuzzles, type Puzzle } from './minePuzzles.ts';
export type {
  Amount,
  Estimate,
  Judgement,
  Review,
  ReviewOption,
  ReviewPoint,
  ReviewSide,
  ReviewStep,
  ReviewUnit,
  SeatLedger,
  TurningPoint,
} from './review.ts';
export { PER_UNIT } from './review.ts';
export {
  DEFAULT_REVIEW_BUDGET,
  isReviewable,
  MAX_REVIEW_BUDGET,
  type ReviewProgress,
  type ReviewRequest,
  reviewMatch,
} from './reviewMatch.ts';
