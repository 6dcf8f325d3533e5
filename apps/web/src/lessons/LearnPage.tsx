import { useCallback } from 'react';
import { gameName, manifests } from '../games/manifests.ts';
import { byEase } from '../home/gameOrder.ts';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { useLoaded } from '../shell/useLoaded.ts';
import { LessonCard } from './LessonCard.tsx';
import { loadLessonTexts } from './lessonFiles.ts';
import { type ListedLesson, lessonPath, lessonsOf, nextLesson, useLessonProgress } from './lessonProgress.ts';
import { useLessonWords } from './useLessonWords.ts';

const games = byEase(manifests).filter(({ lessons = [] }) => lessons.length > 0);

/** List of all lessons by game, with the one to go on with. */
export function LearnPage() {
  const w = useLessonWords();
  const progress = useLessonProgress();
  const all = games.flatMap(({ id }) => lessonsOf(id, progress));
  const left = all.filter((lesson) => lesson.progress !== 'done');
  const next = nextLesson(all);
  return (
    <div className="pt-4 sm:pt-8">
      <title>{w('pageTitle')}</title>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-[34rem]">
          <h1 className="m-0 mb-2 font-semibold font-title text-display">{w('title')}</h1>
          <p className="m-0 text-lead text-muted">{w('lead')}</p>
        </div>
        <section aria-label={w('progress')} className="panel flex flex-col gap-3 p-4">
          <div className="flex items-center gap-6">
            <p className="m-0">
              <b>{w('doneOf', { done: all.length - left.length, all: all.length })}</b>
              <br />
              <span className="text-muted text-note">
                {w('minutesLeft', { minutes: left.reduce((sum, { minutes }) => sum + minutes, 0) })}
              </span>
            </p>
            {next && (
              <ButtonLink tone="act" to={lessonPath(next)}>
                {w(all.length === left.length && next.progress === undefined ? 'begin' : 'resume')}
              </ButtonLink>
            )}
          </div>
          <p aria-hidden="true" className="m-0 flex gap-1">
            {all.map(({ game, id, progress: state }) => (
              <span
                key={`${game}/${id}`}
                className={`h-2 flex-1 rounded-sm border border-muted ${state === 'done' ? 'bg-ink' : ''}`}
              />
            ))}
          </p>
        </section>
      </div>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-4">
        {games.map(({ id }) => (
          <GameLessons key={id} lessons={lessonsOf(id, progress)} game={id} next={next} />
        ))}
      </div>
    </div>
  );
}

/** Columns that the lessons of a game take, and their grid inside them, by number of lessons. */
const WIDTHS = [
  ['', ''],
  ['sm:col-span-2', 'sm:grid-cols-2'],
  ['sm:col-span-2 lg:col-span-3', 'sm:grid-cols-2 lg:grid-cols-3'],
  ['sm:col-span-2 lg:col-span-4', 'sm:grid-cols-2 lg:grid-cols-4'],
] as const;

interface GameLessonsProps {
  readonly game: string;
  readonly lessons: readonly ListedLesson[];
  readonly next: ListedLesson | undefined;
}

function GameLessons({ game, lessons, next }: GameLessonsProps) {
  const { language } = useTexts();
  const w = useLessonWords();
  const loaded = useLoaded(useCallback(() => loadLessonTexts(game, language), [game, language]));
  const texts = loaded.phase === 'ready' ? loaded.value : undefined;
  const [span, columns] = WIDTHS[Math.min(lessons.length, WIDTHS.length) - 1] ?? ['', ''];
  return (
    <section aria-labelledby={`learn-${game}`} className={`min-w-0 ${span}`}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={`learn-${game}`} className="m-0 font-semibold text-body">
          {gameName(game)}
        </h2>
        <span className="text-muted text-note">
          {w('count', {
            count: lessons.length,
            minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
          })}
        </span>
      </div>
      <ol className={`m-0 grid list-none gap-2 p-0 sm:gap-4 ${columns}`}>
        {lessons.map((lesson) => (
          <li key={lesson.id} className="min-w-0">
            <LessonCard
              lesson={lesson}
              isNext={lesson.id === next?.id && game === next.game}
              text={texts?.[lesson.id]}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
