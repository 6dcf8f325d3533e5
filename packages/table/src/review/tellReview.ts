import type { Amount, Review, ReviewOption, ReviewStep, SeatLedger } from '@tessera/bots/review';
import type { Seat } from '@tessera/kernel';
import type { FormattedReason, GameFormatter } from '@tessera/text';
import type { Replay } from '../replay/replay.ts';
import { roundedParts, ShownAmounts } from './amounts.ts';
import { reviewTranslate, type TranslateReview } from './reviewTexts.ts';

/** A step of a match in words. */
export interface ToldStep {
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
export interface ToldLedger {
  readonly seat: Seat;
  readonly name: string;
  readonly luck: number;
  readonly decisions: number;
  readonly luckText: string;
  readonly decisionsText: string;
  readonly togetherText: string;
  readonly lostText: string;
}

/** A review in words, for one side. */
export interface ToldReview {
  readonly t: TranslateReview;
  readonly amounts: ShownAmounts;
  readonly side: number;
  readonly sides: readonly string[];
  /** Number of actions. */
  readonly steps: number;
  readonly made: string;
  readonly summary: string;
  readonly isUnfinished: boolean;
  readonly ledgers: readonly ToldLedger[];
  /** Names the stage of the match at a position; empty if it has none. */
  stageAt(n: number): string;
  /** The start, the parts and the end; the parts add up as shown. */
  readonly sum: readonly { readonly label: string; readonly value: string }[];
  readonly moments: readonly ToldStep[];
  readonly missed: readonly ToldStep[];
  readonly close: readonly ToldStep[];
}

/** What the words of a review come from. */
export interface ReviewSource {
  readonly review: Review;
  readonly replay: Replay;
  readonly teller: GameFormatter;
  readonly language: string;
  /** The side whose expected result is shown. */
  readonly side: number;
}

/** Formats a review for one side. */
export function tellReview(source: ReviewSource): ToldReview {
  const { review, teller, language, side } = source;
  const t = reviewTranslate(language);
  const amounts = new ShownAmounts(review.unit, language, t);
  const isShared = review.sides.length === 1 && review.ledgers.length > 1;
  const sides = review.sides.map(({ seats: [first = 0], team }) => {
    if (isShared) return t('together');
    return team !== undefined && review.sides.length > 1 ? teller.teamName(team) : teller.seatName(first);
  });
  const telling: Telling = { ...source, t, amounts, sideName: sides[side] ?? '' };
  return {
    t,
    amounts,
    side,
    sides,
    steps: review.steps.length,
    stageAt: (n) => {
      const progress = review.points[n]?.progress;
      return progress ? teller.progress(progress) : '';
    },
    made: t('made', { count: review.steps.length, budget: review.budget }),
    summary: summaryOf(telling),
    isUnfinished: review.results === undefined,
    ...balanceOf(telling),
    moments: review.turningPoints.map(({ n, cause }) => stepOf(telling, n, cause)),
    missed: review.missed.map((n) => missedStep(telling, n)),
    close: review.close.map((n) => closeStep(telling, n)),
  };
}

interface Telling extends ReviewSource {
  readonly t: TranslateReview;
  readonly amounts: ShownAmounts;
  readonly sideName: string;
}

function summaryOf({ review, side, t, amounts }: Telling): string {
  const values = review.points.map(({ value }) => value[side] ?? 0);
  const least = values.indexOf(Math.min(...values));
  const most = values.indexOf(Math.max(...values));
  const told = (n: number) => amounts.standing(values[n] ?? 0);
  return t('course.summary', {
    start: told(0),
    end: told(values.length - 1),
    least: told(least),
    leastAt: least,
    most: told(most),
    mostAt: most,
  });
}

/** Returns the bars and the sum. All shown numbers come from one rounding, so that they add up. */
function balanceOf(telling: Telling): Pick<ToldReview, 'ledgers' | 'sum'> {
  const { review, side, t, amounts, teller } = telling;
  const rounded = (amount: Amount) => amounts.rounded(amount);
  const at = (n: number) => review.points.at(n)?.value[side] ?? 0;
  const isByHand = review.outside.some((amount) => amount !== 0);
  const given = review.ledgers.map(({ luck, decisions }) => (luck[side] ?? 0) + (decisions[side] ?? 0));
  const whole = rounded(at(-1)) - rounded(at(0));
  const parts = roundedParts([...given, ...(isByHand ? [review.outside[side] ?? 0] : [])], whole, rounded);
  const ledgers = review.ledgers.map((ledger, i) => told(telling, ledger, parts[i] ?? 0));
  const row = (label: string, value: string) => ({ label, value });
  return {
    ledgers,
    sum: [
      row(t('balance.start'), amounts.standing(at(0))),
      ...review.ledgers.map(({ seat }, i) => row(teller.seatName(seat), amounts.change(parts[i] ?? 0))),
      ...(isByHand ? [row(t('balance.outside'), amounts.change(parts.at(-1) ?? 0))] : []),
      row(t('balance.end'), amounts.standing(at(-1))),
    ],
  };
}

/** Formats what a seat gained for its own side. With two sides that is what the other side lost. */
function told({ review, side, t, amounts, teller }: Telling, ledger: SeatLedger, shown: number): ToldLedger {
  const { seat, luck, decisions, lost, judged } = ledger;
  const own = review.sides.findIndex(({ seats }) => seats.includes(seat));
  const ownLuck = amounts.rounded(luck[own] ?? 0);
  const ownDecisions = amounts.rounded(decisions[own] ?? 0);
  const together = own === side ? shown : review.sides.length === 2 ? -shown : ownLuck + ownDecisions;
  return {
    seat,
    name: teller.seatName(seat),
    luck: together - ownDecisions,
    decisions: ownDecisions,
    luckText: amounts.change(together - ownDecisions),
    decisionsText: amounts.change(ownDecisions),
    togetherText: t('balance.together', { value: amounts.change(together) }),
    lostText: t('balance.lost', { lost: amounts.size(lost), count: judged }),
  };
}

function stepOf(telling: Telling, n: number, cause: ToldStep['cause']): ToldStep {
  const { review, side, t, amounts, sideName } = telling;
  const step = review.steps[n];
  const before = review.points[n]?.value[side] ?? 0;
  const after = review.points[n + 1]?.value[side] ?? 0;
  const isDecision = cause === 'decision';
  return {
    n,
    seat: step?.seat,
    cause,
    causeText: t(`moments.cause.${cause}`),
    when: whenOf(telling, n),
    change: amounts.change(amounts.rounded(after - before)),
    swing: Math.abs(after - before),
    title: titleOf(telling, n, isDecision),
    sentences: [
      t('moments.wentFrom', {
        side: sideName,
        before: amounts.standing(before),
        after: amounts.standing(after),
      }),
      ...(step ? adviceOn(telling, step) : []),
      ...oddsOf(telling, step),
    ],
  };
}

/** Returns what would have been better, if anything was compared. */
function adviceOn(telling: Telling, step: ReviewStep): string[] {
  const { t, amounts } = telling;
  const { judgement } = step;
  if (!judgement || judgement.compared < 2) return [];
  const [best] = judgement.others;
  if (best && judgement.lost > judgement.doubt) {
    const action = actionText(telling, step, best);
    return [t('moments.better', { action, value: amounts.size(judgement.lost) })];
  }
  return [t('moments.best', { count: judgement.compared })];
}

/** Returns a missed option with what its player gave away. */
function missedStep(telling: Telling, n: number): ToldStep {
  const { review, amounts } = telling;
  const step = review.steps[n];
  const lost = amounts.rounded(step?.judgement?.lost ?? 0);
  return {
    ...stepOf(telling, n, 'decision'),
    change: amounts.change(-lost),
    sentences: step ? adviceOn(telling, step) : [],
  };
}

function closeStep(telling: Telling, n: number): ToldStep {
  const { review, t, amounts } = telling;
  const step = stepOf(telling, n, 'decision');
  const of = review.steps[n];
  const [first, second] = of?.judgement?.others ?? [];
  if (!of?.judgement || !first || !second) return step;
  const text = t('close.text', {
    action: actionText(telling, of, first),
    value: amounts.size(of.judgement.chosen.value - second.value),
  });
  return { ...step, sentences: [text] };
}

function oddsOf({ teller, replay, t }: Telling, step: ReviewStep | undefined): string[] {
  const odds = step?.judgement?.odds ?? [];
  if (!step || odds.length === 0) return [];
  const telling = teller.for({ view: replay.at(step.n, step.seat).view, seat: step.seat });
  const told = odds.map(telling.reason).map(reasonText);
  return [t('moments.odds', { odds: told.join('; ') })];
}

function reasonText({ label, value }: FormattedReason): string {
  return value === undefined ? label : `${label}: ${value}`;
}

function whenOf({ review, teller, t }: Telling, n: number): string {
  const progress = review.points[n]?.progress;
  const seat = review.steps[n]?.seat;
  const parts = [
    ...(seat === undefined ? [] : [teller.seatName(seat)]),
    ...(progress ? [teller.progress(progress)] : []),
    t('moments.action', { n: n + 1 }),
  ];
  return parts.join(' · ');
}

/** Names a step: by its events if luck decided, otherwise by the action. */
function titleOf(telling: Telling, n: number, isDecision: boolean): string {
  const { review, replay, teller, t } = telling;
  const step = review.steps[n];
  if (step?.kind === 'outside') return t('moments.byHand');
  const { events } = replay.entry(n + 1, 'spectator');
  const spoken = teller.for({ view: replay.at(n + 1, 'spectator').view });
  const last = events.at(-1);
  const chosen = step?.judgement?.chosen;
  if (step && chosen && (isDecision || !last)) return actionText(telling, step, chosen);
  return last ? spoken.event(last) : t('moments.action', { n: n + 1 });
}

function actionText({ teller, replay }: Telling, step: ReviewStep, option: ReviewOption): string {
  const { seat = 0 } = step;
  const action = replay.game.action.parse(option.action);
  return teller.for({ view: replay.at(step.n, seat).view, seat }).action(action);
}
