import type { Amount, Review, ReviewOption, ReviewStep, SeatLedger } from '@tessera/bots/review';
import type { Seat } from '@tessera/kernel';
import type { FormattedReason, GameFormatter } from '@tessera/text';
import type { Replay } from '../replay/replay.ts';
import { roundedParts, ShownAmounts } from './amounts.ts';
import { reviewTranslate, type TranslateReview } from './reviewTexts.ts';

/** A formatted step of a match. */
export interface FormattedStep {
  /** The position before the action. */
  readonly n: number;
  readonly seat: Seat | undefined;
  readonly cause: 'luck' | 'decision' | 'outside';
  readonly causeText: string;
  /** The stage of the match, or the number of the action. */
  readonly when: string;
  /** The change of the expected result for the shown side. */
  readonly change: string;
  /** The size of the change, for comparison. */
  readonly swing: Amount;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Luck and decisions of one seat, as shown. */
export interface FormattedLedger {
  readonly seat: Seat;
  readonly name: string;
  readonly luck: number;
  readonly decisions: number;
  readonly luckText: string;
  readonly decisionsText: string;
  readonly togetherText: string;
  readonly lostText: string;
}

/** A formatted review, for one side. */
export interface FormattedReview {
  readonly t: TranslateReview;
  readonly amounts: ShownAmounts;
  readonly side: number;
  readonly sides: readonly string[];
  /** Number of actions. */
  readonly steps: number;
  readonly made: string;
  readonly summary: string;
  readonly isUnfinished: boolean;
  readonly ledgers: readonly FormattedLedger[];
  /** Names the stage of the match at a position; empty if it has none. */
  stageAt(n: number): string;
  /** The start, the parts and the end; the parts add up as shown. */
  readonly sum: readonly { readonly label: string; readonly value: string }[];
  readonly moments: readonly FormattedStep[];
  readonly missed: readonly FormattedStep[];
  readonly close: readonly FormattedStep[];
}

/** The input of a formatted review. */
export interface ReviewSource {
  readonly review: Review;
  readonly replay: Replay;
  readonly formatter: GameFormatter;
  readonly language: string;
  /** The side whose expected result is shown. */
  readonly side: number;
}

/** Formats a review for one side. */
export function formatReview(source: ReviewSource): FormattedReview {
  const { review, formatter, language, side } = source;
  const t = reviewTranslate(language);
  const amounts = new ShownAmounts(review.unit, language, t);
  const isShared = review.sides.length === 1 && review.ledgers.length > 1;
  const sides = review.sides.map(({ seats: [first = 0], team }) => {
    if (isShared) return t('together');
    return team !== undefined && review.sides.length > 1 ? formatter.teamName(team) : formatter.seatName(first);
  });
  const context: ReviewContext = { ...source, t, amounts, sideName: sides[side] ?? '' };
  return {
    t,
    amounts,
    side,
    sides,
    steps: review.steps.length,
    stageAt: (n) => {
      const progress = review.points[n]?.progress;
      return progress ? formatter.progress(progress) : '';
    },
    made: t('made', { count: review.steps.length, budget: review.budget }),
    summary: summaryOf(context),
    isUnfinished: review.results === undefined,
    ...balanceOf(context),
    moments: review.turningPoints.map(({ n, cause }) => stepOf(context, n, cause)),
    missed: review.missed.map((n) => missedStep(context, n)),
    close: review.close.map((n) => closeStep(context, n)),
  };
}

interface ReviewContext extends ReviewSource {
  readonly t: TranslateReview;
  readonly amounts: ShownAmounts;
  readonly sideName: string;
}

function summaryOf({ review, side, t, amounts }: ReviewContext): string {
  const values = review.points.map(({ value }) => value[side] ?? 0);
  const least = values.indexOf(Math.min(...values));
  const most = values.indexOf(Math.max(...values));
  const standingAt = (n: number) => amounts.standing(values[n] ?? 0);
  return t('course.summary', {
    start: standingAt(0),
    end: standingAt(values.length - 1),
    least: standingAt(least),
    leastAt: least,
    most: standingAt(most),
    mostAt: most,
  });
}

/** Returns the bars and the sum. All shown numbers come from one rounding, so that they add up. */
function balanceOf(context: ReviewContext): Pick<FormattedReview, 'ledgers' | 'sum'> {
  const { review, side, t, amounts, formatter } = context;
  const rounded = (amount: Amount) => amounts.rounded(amount);
  const at = (n: number) => review.points.at(n)?.value[side] ?? 0;
  const isByHand = review.outside.some((amount) => amount !== 0);
  const given = review.ledgers.map(({ luck, decisions }) => (luck[side] ?? 0) + (decisions[side] ?? 0));
  const whole = rounded(at(-1)) - rounded(at(0));
  const parts = roundedParts([...given, ...(isByHand ? [review.outside[side] ?? 0] : [])], whole, rounded);
  const ledgers = review.ledgers.map((ledger, i) => ledgerOf(context, ledger, parts[i] ?? 0));
  const row = (label: string, value: string) => ({ label, value });
  return {
    ledgers,
    sum: [
      row(t('balance.start'), amounts.standing(at(0))),
      ...review.ledgers.map(({ seat }, i) => row(formatter.seatName(seat), amounts.change(parts[i] ?? 0))),
      ...(isByHand ? [row(t('balance.outside'), amounts.change(parts.at(-1) ?? 0))] : []),
      row(t('balance.end'), amounts.standing(at(-1))),
    ],
  };
}

/** Formats the gain of a seat for its own side. With two sides the other side loses as much. */
function ledgerOf(
  { review, side, t, amounts, formatter }: ReviewContext,
  ledger: SeatLedger,
  shown: number,
): FormattedLedger {
  const { seat, luck, decisions, lost, judged } = ledger;
  const own = review.sides.findIndex(({ seats }) => seats.includes(seat));
  const ownLuck = amounts.rounded(luck[own] ?? 0);
  const ownDecisions = amounts.rounded(decisions[own] ?? 0);
  const together = own === side ? shown : review.sides.length === 2 ? -shown : ownLuck + ownDecisions;
  return {
    seat,
    name: formatter.seatName(seat),
    luck: together - ownDecisions,
    decisions: ownDecisions,
    luckText: amounts.change(together - ownDecisions),
    decisionsText: amounts.change(ownDecisions),
    togetherText: t('balance.together', { value: amounts.change(together) }),
    lostText: t('balance.lost', { lost: amounts.size(lost), count: judged }),
  };
}

function stepOf(context: ReviewContext, n: number, cause: FormattedStep['cause']): FormattedStep {
  const { review, side, t, amounts, sideName } = context;
  const step = review.steps[n];
  const before = review.points[n]?.value[side] ?? 0;
  const after = review.points[n + 1]?.value[side] ?? 0;
  const isDecision = cause === 'decision';
  return {
    n,
    seat: step?.seat,
    cause,
    causeText: t(`moments.cause.${cause}`),
    when: whenOf(context, n),
    change: amounts.change(amounts.rounded(after - before)),
    swing: Math.abs(after - before),
    title: titleOf(context, n, isDecision),
    sentences: [
      t('moments.wentFrom', {
        side: sideName,
        before: amounts.standing(before),
        after: amounts.standing(after),
      }),
      ...(step ? adviceOn(context, step) : []),
      ...oddsOf(context, step),
    ],
  };
}

/** Returns what would have been better, if anything was compared. */
function adviceOn(context: ReviewContext, step: ReviewStep): string[] {
  const { t, amounts } = context;
  const { judgement } = step;
  if (!judgement || judgement.compared < 2) return [];
  const [best] = judgement.others;
  if (best && judgement.lost > judgement.doubt) {
    const action = actionText(context, step, best);
    return [t('moments.better', { action, value: amounts.size(judgement.lost) })];
  }
  return [t('moments.best', { count: judgement.compared })];
}

/** Returns a missed option with what its player gave away. */
function missedStep(context: ReviewContext, n: number): FormattedStep {
  const { review, amounts } = context;
  const step = review.steps[n];
  const lost = amounts.rounded(step?.judgement?.lost ?? 0);
  return {
    ...stepOf(context, n, 'decision'),
    change: amounts.change(-lost),
    sentences: step ? adviceOn(context, step) : [],
  };
}

function closeStep(context: ReviewContext, n: number): FormattedStep {
  const { review, t, amounts } = context;
  const step = stepOf(context, n, 'decision');
  const of = review.steps[n];
  const [first, second] = of?.judgement?.others ?? [];
  if (!of?.judgement || !first || !second) return step;
  const text = t('close.text', {
    action: actionText(context, of, first),
    value: amounts.size(of.judgement.chosen.value - second.value),
  });
  return { ...step, sentences: [text] };
}

function oddsOf({ formatter, replay, t }: ReviewContext, step: ReviewStep | undefined): string[] {
  const odds = step?.judgement?.odds ?? [];
  if (!step || odds.length === 0) return [];
  const context = formatter.for({ view: replay.at(step.n, step.seat).view, seat: step.seat });
  const texts = odds.map(context.reason).map(reasonText);
  return [t('moments.odds', { odds: texts.join('; ') })];
}

function reasonText({ label, value }: FormattedReason): string {
  return value === undefined ? label : `${label}: ${value}`;
}

function whenOf({ review, formatter, t }: ReviewContext, n: number): string {
  const progress = review.points[n]?.progress;
  const seat = review.steps[n]?.seat;
  const parts = [
    ...(seat === undefined ? [] : [formatter.seatName(seat)]),
    ...(progress ? [formatter.progress(progress)] : []),
    t('moments.action', { n: n + 1 }),
  ];
  return parts.join(' · ');
}

/** Names a step: by its events if luck decided, otherwise by the action. */
function titleOf(context: ReviewContext, n: number, isDecision: boolean): string {
  const { review, replay, formatter, t } = context;
  const step = review.steps[n];
  if (step?.kind === 'outside') return t('moments.byHand');
  const { events } = replay.entry(n + 1, 'spectator');
  const spoken = formatter.for({ view: replay.at(n + 1, 'spectator').view });
  const last = events.at(-1);
  const chosen = step?.judgement?.chosen;
  if (step && chosen && (isDecision || !last)) return actionText(context, step, chosen);
  return last ? spoken.event(last) : t('moments.action', { n: n + 1 });
}

function actionText({ formatter, replay }: ReviewContext, step: ReviewStep, option: ReviewOption): string {
  const { seat = 0 } = step;
  const action = replay.game.action.parse(option.action);
  return formatter.for({ view: replay.at(step.n, seat).view, seat }).action(action);
}
