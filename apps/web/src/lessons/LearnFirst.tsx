import { TextButton } from '@tessera/ui';
import { bulb } from '@tessera/ui/icons';
import { gameName, manifests } from '../games/manifests.ts';
import { byEase } from '../home/gameOrder.ts';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { lessonPath, lessonsOf, nextLesson, useLessonProgress } from './lessonProgress.ts';

const games = byEase(manifests).filter(({ lessons = [] }) => lessons.length > 0);

/** Offer of a lesson: the first one to a newcomer, later the one that was begun. */
export function LearnFirst() {
  const { t } = useTexts();
  const progress = useLessonProgress();
  const all = games.flatMap(({ id }) => lessonsOf(id, progress));
  const begun = all.some((lesson) => lesson.progress !== undefined);
  const next = nextLesson(all);
  if (!next || (progress.isDeclined && !begun)) return null;
  const done = all.filter((lesson) => lesson.progress === 'done').length;
  const game = gameName(next.game);
  return (
    <p className="m-0 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink icon={bulb} to={lessonPath(next)}>
        {t(begun ? 'home.learnOn' : 'home.learnFirst', { game, minutes: next.minutes })}
      </ButtonLink>
      <span className="text-muted text-note">
        {begun ? (
          t('home.lessonsDone', { done, all: all.length })
        ) : (
          <TextButton onClick={() => useLessonProgress.setState({ isDeclined: true })}>{t('home.notNow')}</TextButton>
        )}
      </span>
    </p>
  );
}
