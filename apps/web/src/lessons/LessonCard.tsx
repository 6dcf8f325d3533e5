import type { LessonTexts } from '@tessera/table';
import { Icon } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { LessonThumbnail } from './LessonThumbnail.tsx';
import { type ListedLesson, lessonPath } from './lessonProgress.ts';
import { useLessonWords } from './useLessonWords.ts';

interface LessonCardProps {
  readonly lesson: ListedLesson;
  readonly isNext: boolean;
  readonly text: LessonTexts[string] | undefined;
}

const CARD = 'panel flex h-full overflow-hidden text-ink no-underline hover:bg-raised sm:flex-col';
const NUMBER =
  'absolute top-3 left-3 grid size-8 place-items-center rounded-control border font-numeral font-semibold sm:size-9';

/** Card of a lesson with its position. Nothing is locked; the one to go on with is gold. */
export function LessonCard({ lesson, isNext, text }: LessonCardProps) {
  const { t } = useTexts();
  const w = useLessonWords();
  const { number, minutes, progress } = lesson;
  const state =
    progress === 'done'
      ? w('done')
      : progress === undefined
        ? t('home.minutes', { minutes })
        : w('atStep', { step: progress + 1 });
  return (
    <Link to={lessonPath(lesson)} className={`${CARD} ${isNext ? 'border-2 border-act-line' : ''}`}>
      <span className="relative block w-28 flex-none bg-table sm:h-32 sm:w-full">
        <LessonThumbnail lesson={lesson} />
        <span
          aria-hidden="true"
          className={`${NUMBER} ${isNext ? 'border-act-line bg-act text-act-ink' : 'border-hairline bg-surface'}`}
        >
          {progress === 'done' ? <Icon of={check} /> : number}
        </span>
      </span>
      <span className="min-h-24 min-w-0 flex-1 p-3 sm:p-4">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="font-title text-body sm:text-lead">{text?.title ?? '…'}</b>
          <span className="text-muted text-note">{state}</span>
        </span>
        <span className="block text-muted text-note">{text?.teaches}</span>
      </span>
    </Link>
  );
}
