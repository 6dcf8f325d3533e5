import {
  type Amount,
  PER_UNIT,
  type ReviewPoint,
  type ReviewStep,
  type ReviewUnit,
  type SeatLedger,
  type TurningPoint,
} from './review.ts';

const MOMENTS = 5;
/** The smallest change, loss or stake worth a mention: two percent of a win, or a fifth of a point. */
const LEAST: Readonly<Record<ReviewUnit, Amount>> = { chance: PER_UNIT / 50, points: PER_UNIT / 5 };

/** Returns the sums of every seat. Together with the changes from outside they are the change over the match. */
export function ledgersOf(steps: readonly ReviewStep[], seats: number, sides: number): SeatLedger[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = steps.filter((step) => step.seat === seat);
    const judged = own.flatMap(({ judgement }) => (judgement && judgement.compared > 1 ? [judgement] : []));
    return {
      seat,
      luck: sumOf(
        own.map(({ luck }) => luck),
        sides,
      ),
      decisions: sumOf(
        own.map(({ decision }) => decision),
        sides,
      ),
      judged: judged.length,
      lost: judged.reduce((sum, { lost }) => sum + lost, 0),
    };
  });
}

/** Adds amounts per side. */
export function sumOf(amounts: readonly (readonly Amount[])[], sides: number): Amount[] {
  return Array.from({ length: sides }, (_, side) => amounts.reduce((sum, one) => sum + (one[side] ?? 0), 0));
}

/** Returns the steps with the largest changes that are clear of doubt, in the order of the match. */
export function turningPointsOf(
  steps: readonly ReviewStep[],
  points: readonly ReviewPoint[],
  unit: ReviewUnit,
): TurningPoint[] {
  return steps
    .map((step) => turningPoint(step, points))
    .filter(({ n, side, swing }) => Math.abs(swing) > Math.max(LEAST[unit], doubtOfStep(points, n, side)))
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || a.n - b.n)
    .slice(0, MOMENTS)
    .sort((a, b) => a.n - b.n);
}

function turningPoint(
  { n, decision, luck, outside, isRandom }: ReviewStep,
  points: readonly ReviewPoint[],
): TurningPoint {
  const from = points[n]?.value ?? [];
  const swings = (points[n + 1]?.value ?? []).map((value, side) => value - (from[side] ?? 0));
  const side = swings.reduce((most, swing, at) => (Math.abs(swing) > Math.abs(swings[most] ?? 0) ? at : most), 0);
  const size = (amounts: readonly Amount[]) => Math.abs(amounts[side] ?? 0);
  const isOutside = size(outside) > 0;
  const cause = isOutside ? 'outside' : isRandom && size(luck) >= size(decision) ? 'luck' : 'decision';
  return { n, cause, side, swing: swings[side] ?? 0 };
}

/**
 * Returns the doubt of a change: of the more doubtful of both positions, because they share their dice. A finished match
 * has none.
 */
function doubtOfStep(points: readonly ReviewPoint[], n: number, side: number): Amount {
  return Math.min(points[n]?.doubt[side] ?? 0, points[n + 1]?.doubt[side] ?? 0);
}

/** Returns the decisions whose loss is clear of doubt, worst first. */
export function missedDecisions(steps: readonly ReviewStep[], unit: ReviewUnit): number[] {
  return steps
    .filter(({ judgement }) => judgement !== undefined && judgement.lost > Math.max(LEAST[unit], judgement.doubt))
    .sort((a, b) => lostIn(b) - lostIn(a) || a.n - b.n)
    .slice(0, MOMENTS)
    .map(({ n }) => n);
}

/**
 * Returns the decisions for one of two actions with equal values, while the third was worse: by the loss of the
 * third.
 */
export function closeCalls(steps: readonly ReviewStep[], unit: ReviewUnit): number[] {
  const calls = steps.flatMap(({ n, judgement }) => {
    if (!judgement) return [];
    const { chosen, others, doubt } = judgement;
    const [first, second] = others;
    if (!first || !second) return [];
    const isClose =
      Math.abs(chosen.value - first.value) <= doubt && chosen.value - second.value > Math.max(LEAST[unit], doubt);
    return isClose ? [{ n, stake: chosen.value - second.value }] : [];
  });
  return calls
    .sort((a, b) => b.stake - a.stake || a.n - b.n)
    .slice(0, MOMENTS)
    .map(({ n }) => n);
}

function lostIn({ judgement }: ReviewStep): Amount {
  return judgement?.lost ?? 0;
}
