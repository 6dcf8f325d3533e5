import { inheritRetained, type Json } from '@tessera/kernel';
import { Finishes } from './finishes.ts';
import { judge } from './judge.ts';
import type { Amount, Judgement, Review, ReviewStep, ReviewUnit } from './review.ts';
import { PER_UNIT } from './review.ts';
import type { ReviewRequest } from './reviewMatch.ts';
import { fullSettings } from './reviewSettings.ts';

/** A position of a match in which one action is clearly better than all others. */
export interface Puzzle {
  /** Number of operations before the position. */
  readonly n: number;
  readonly seat: number;
  readonly answer: Json;
  /** Whether the player of the match found it. */
  readonly isFound: boolean;
  /** The next best action. */
  readonly second: Json;
  /** How much better the answer is, in ten-thousandths of the unit, and half the width of the 95 % interval. */
  readonly margin: Amount;
  readonly doubt: Amount;
  /** What is known to follow from the answer. */
  readonly odds: Judgement['odds'];
}

/** The least margin of a puzzle: a tenth of the chance of winning, or one point. */
const LEAST: Readonly<Record<ReviewUnit, Amount>> = { chance: PER_UNIT / 10, points: PER_UNIT };

/**
 * Returns the puzzles of a reviewed match. Each is judged again with other dice and twice the budget of the review, by what its
 * player could know.
 */
export function minePuzzles({ match, bots, seed }: ReviewRequest, review: Review): readonly Puzzle[] {
  const { game } = match;
  const finishes = new Finishes(game, review.sides, fullSettings(game, bots), `${seed} again`);
  return review.steps.flatMap((step) => {
    const best = clearlyBest(step, LEAST[review.unit]);
    if (best === undefined || step.seat === undefined) return [];
    const { seat, n } = step;
    const state = match.stateAt(n);
    const view = game.view(state, seat);
    inheritRetained(match, view);
    const chosen = game.action.parse(best.action);
    const decision = { view, seat, legal: game.legal(state, seat), chosen };
    const { judgement } = judge(finishes, decision, 2 * review.budget);
    const [second] = judgement.others;
    const margin = second ? judgement.chosen.value - second.value : 0;
    if (!second || margin < LEAST[review.unit] || margin <= judgement.doubt) return [];
    const { doubt, odds } = judgement;
    return [{ n, seat, answer: best.action, isFound: best.isFound, second: second.action, margin, doubt, odds }];
  });
}

/** Returns the action of a decision that the review found clearly best, if there is one. */
function clearlyBest({ judgement }: ReviewStep, least: Amount) {
  if (!judgement) return undefined;
  const { chosen, others, doubt } = judgement;
  const [other] = others;
  if (!other) return undefined;
  const isFound = chosen.value >= other.value;
  if (Math.abs(chosen.value - other.value) < Math.max(least, doubt + 1)) return undefined;
  return { action: isFound ? chosen.action : other.action, isFound };
}
