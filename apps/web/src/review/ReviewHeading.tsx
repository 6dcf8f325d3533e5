import type { Review } from '@tessera/bots/review';
import type { Replay } from '@tessera/table';
import type { FormattedReview } from '@tessera/table/review';
import { Button, saveFile } from '@tessera/ui';
import { download, play, share } from '@tessera/ui/icons';
import { copyText } from '../match/invite.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';

interface ReviewHeadingProps {
  readonly review: Review;
  readonly replay: Replay;
  readonly formatted: FormattedReview;
  readonly title: string;
  readonly outcome: string;
  readonly replayAddress: string;
}

/** Title and result of the match, with buttons to share the review and to open the replay. */
export function ReviewHeading({ review, replay, formatted, title, outcome, replayAddress }: ReviewHeadingProps) {
  const { t, made, isUnfinished } = formatted;
  const { info } = replay;
  const save = () => saveFile(`${info.game}-${info.id}.review.json`, `${JSON.stringify(review)}\n`);
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="m-0 font-semibold font-title text-title sm:text-display">{t('title', { title })}</h1>
        {outcome !== '' && <p className="m-0 text-lead">{outcome}</p>}
        <p className="m-0 text-muted">{made}</p>
        {isUnfinished && <p className="m-0 text-muted">{t('unfinished')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={share} onClick={() => void copyText(location.href, t('page.copied'))}>
          {t('page.link')}
        </Button>
        <Button icon={download} onClick={save}>
          {t('page.file')}
        </Button>
        <ButtonLink icon={play} to={replayAddress}>
          {t('page.replay')}
        </ButtonLink>
      </div>
    </header>
  );
}
