import type { TranslateReview } from '@tessera/table/review';
import { Button, EmptyState } from '@tessera/ui';
import type { ReviewWork } from './useReview.ts';

interface ReviewWorkingProps {
  readonly work: ReviewWork;
  readonly t: TranslateReview;
  readonly onCancel: () => void;
  readonly onStart: () => void;
}

/** Progress of a review, with a button that cancels it; after that, or after a failure, one that starts it again. */
export function ReviewWorking({ work, t, onCancel, onStart }: ReviewWorkingProps) {
  if (work.phase === 'working') {
    const { done, total } = work;
    return (
      <section className="panel flex flex-col gap-4 p-4">
        <h2 className="m-0 font-semibold font-title text-lead">{t('page.working')}</h2>
        <progress
          aria-label={t('page.working')}
          className="h-3 w-full accent-ink"
          max={Math.max(1, total)}
          value={done}
        />
        <p className="m-0 text-muted">{total > 0 ? t('page.progress', { done, total }) : t('page.workingText')}</p>
        {total > 0 && <p className="m-0 text-muted text-note">{t('page.workingText')}</p>}
        <div>
          <Button onClick={onCancel}>{t('page.cancel')}</Button>
        </div>
      </section>
    );
  }
  const hasFailed = work.phase === 'failed';
  return (
    <EmptyState
      drawing={hasFailed ? 'failed' : 'nothing'}
      title={t(hasFailed ? 'page.failed' : 'page.cancelled')}
      text={hasFailed ? work.why : t('page.workingText')}
      action={
        <Button tone="act" onClick={onStart}>
          {t('page.start')}
        </Button>
      }
    />
  );
}
