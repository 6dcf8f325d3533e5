import { Link } from 'react-router';
import { gameName } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { lessonPath, lessonsOf, nextLesson, useLessonProgress } from './lessonProgress.ts';

/** Link to the next lesson of a game, with the progress once one was begun; nothing for a game without lessons. */
export function LearnGame({ game }: { readonly game: string }) {
  const { t } = useTexts();
  const progress = useLessonProgress();
  const lessons = lessonsOf(game, progress);
  const next = nextLesson(lessons);
  const [first] = lessons;
  if (!first) return null;
  const isBegun = lessons.some((lesson) => lesson.progress !== undefined);
  const done = lessons.filter((lesson) => lesson.progress === 'done').length;
  const text = isBegun
    ? t('home.lessonsDone', { done, all: lessons.length })
    : t('home.learnIt', { minutes: first.minutes });
  return (
    <Link
      to={next ? lessonPath(next) : '/learn'}
      aria-label={`${text}: ${gameName(game)}`}
      className="text-link mt-1 inline-flex min-h-6 items-center self-start text-note"
    >
      {text}
    </Link>
  );
}
