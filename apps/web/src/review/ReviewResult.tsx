import type { Review } from '@tessera/bots/review';
import { formatReview, type TranslateReview } from '@tessera/table/review';
import { SegmentedControl } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGameFormatter } from '../games/useGameFormatter.ts';
import { useTexts } from '../i18n/texts.ts';
import type { OpenedReplay } from '../replay/openReplay.ts';
import { EFFORTS } from './efforts.ts';
import { MomentCards } from './MomentCards.tsx';
import { ReviewBalance } from './ReviewBalance.tsx';
import { ReviewCourse } from './ReviewCourse.tsx';
import { ReviewHeading } from './ReviewHeading.tsx';
import { StepList } from './StepList.tsx';
import { useMoments } from './useMoments.ts';

interface ReviewResultProps extends OpenedReplay {
  readonly review: Review;
  readonly title: string;
  readonly own: number;
  readonly replayAddress: string;
  readonly onFork: (at: number) => Promise<string>;
}

/** A finished review: course, balance, moments, missed options and closest decisions. */
export function ReviewResult(props: ReviewResultProps) {
  const { review, replay, game, title, own, replayAddress } = props;
  const { language } = useTexts();
  const { info } = replay;
  const view = useMemo(() => replay.at(replay.length, 'spectator').view, [replay]);
  const formatter = useGameFormatter(game, { view, viewer: 'spectator', info });
  const [side, setSide] = useState(() => sideOf(review, own));
  const formatted = useMemo(
    () => formatReview({ review, replay, formatter, language, side }),
    [review, replay, formatter, language, side],
  );
  const { t, sides, moments } = formatted;
  const walk = useMoments(moments, formatted);
  const boardOf = (n: number) => `${replayAddress}?at=${n}`;
  return (
    <div className="flex flex-col gap-4 pt-4 sm:pt-8">
      <title>{t('pageTitle', { title })}</title>
      <ReviewHeading {...props} formatted={formatted} outcome={outcomeOf(info, formatter)} />
      <div className="flex flex-wrap gap-4">
        {sides.length > 1 && (
          <SegmentedControl
            label={t('page.side')}
            value={String(side)}
            options={sides.map((label, at) => ({ value: String(at), label }))}
            onChange={(value) => setSide(Number(value))}
          />
        )}
        <Effort t={t} budget={review.budget} />
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ReviewCourse review={review} formatted={formatted} selected={walk.selected} onSelect={walk.select} />
        <ReviewBalance review={review} formatted={formatted} />
      </div>
      <MomentCards {...props} formatted={formatted} walk={walk} boardOf={boardOf} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <StepList id="missed" formatted={formatted} steps={formatted.missed} boardOf={boardOf} />
        <StepList id="close" formatted={formatted} steps={formatted.close} boardOf={boardOf} />
      </div>
    </div>
  );
}

function Effort({ t, budget }: { readonly t: TranslateReview; readonly budget: number }) {
  const [, setSearch] = useSearchParams();
  return (
    <SegmentedControl
      label={t('page.effort')}
      value={String(budget)}
      options={EFFORTS.map((effort) => ({ value: String(effort.budget), label: t(`page.${effort.id}`) }))}
      onChange={(finishes) => setSearch({ finishes }, { replace: true })}
    />
  );
}

/** Returns the side of a seat; for a spectator the winner, or the first side. */
function sideOf({ sides, results }: Review, seat: number): number {
  const own = sides.findIndex(({ seats }) => seats.includes(seat));
  const winner = sides.findIndex(({ seats: [first = 0] }) => results?.[first] === 'win');
  return own >= 0 ? own : Math.max(0, winner);
}

function outcomeOf({ ending }: OpenedReplay['replay']['info'], formatter: ReturnType<typeof useGameFormatter>): string {
  if (!ending) return '';
  const { results, scores, why } = ending;
  return formatter.outcome({ results, ...(scores && { scores }), ...(why !== undefined && { why }) });
}
