import { reviewTranslate } from '@tessera/table/review';
import { EmptyState } from '@tessera/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { matchTitle } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import type { OpenedReplay } from '../replay/openReplay.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { EFFORTS, firstEffort } from './efforts.ts';
import { hasReviews } from './hasReviews.ts';
import { ReviewResult } from './ReviewResult.tsx';
import { ReviewWorking } from './ReviewWorking.tsx';
import { useReview } from './useReview.ts';

interface ReviewScreenProps extends OpenedReplay {
  /** Seat of the viewer; negative for none. */
  readonly own: number;
  readonly replayAddress: string;
  /** Creates a match that continues from an entry, and returns its address. */
  readonly onFork: (at: number) => Promise<string>;
}

/** Review of a match: its state while it is computed, then the result. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { replay, game, file, replayAddress } = props;
  const { language } = useTexts();
  const t = useMemo(() => reviewTranslate(language), [language]);
  const [search] = useSearchParams();
  const budget =
    EFFORTS.find(({ budget }) => String(budget) === search.get('finishes'))?.budget ?? firstEffort(replay.length);
  const { info } = replay;
  const isOver = info.status === 'over';
  const canReview = hasReviews(game) && file !== undefined && 'text' in file;
  const task = useMemo(
    () =>
      isOver && canReview && file && 'text' in file
        ? { game: info.game, text: file.text, seed: '1', budget }
        : undefined,
    [isOver, canReview, file, info.game, budget],
  );
  const { work, cancel, start } = useReview(`${info.id} ${budget}`, task);
  const title = matchTitle(info);
  if (task && work.phase === 'ready') return <ReviewResult {...props} review={work.review} title={title} />;
  return (
    <div className="mx-auto max-w-md py-12">
      <title>{t('pageTitle', { title })}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('title', { title })}</h1>
      {task ? (
        <ReviewWorking work={work} t={t} onCancel={cancel} onStart={start} />
      ) : (
        <EmptyState
          drawing="nothing"
          title={t(isOver ? 'page.failed' : 'page.notOver')}
          text={t(isOver ? 'page.notReviewable' : 'page.notOverText')}
          action={<ButtonLink to={replayAddress}>{t('page.replay')}</ButtonLink>}
        />
      )}
    </div>
  );
}
