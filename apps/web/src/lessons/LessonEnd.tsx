import type { Lesson } from '@tessera/table';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isMatchGame, manifestOf, startOf } from '../games/manifests.ts';
import { defaultChoice, playNow } from '../games/playNow.ts';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { showError } from '../shell/showError.ts';
import { lessonPath, lessonsOf, useLessonProgress } from './lessonProgress.ts';
import { useLessonWords } from './useLessonWords.ts';

interface LessonEndProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly last: string | undefined;
}

/** The end of a lesson: the next one, or a match. An example returns to where it was opened. */
export function LessonEnd({ back, ...props }: LessonEndProps & { readonly back: string | undefined }) {
  const w = useLessonWords();
  if (back === undefined) return <EndOfLesson {...props} />;
  return (
    <div className="flex flex-col gap-3">
      <p className="m-0 font-semibold text-lead">{w('exampleOver')}</p>
      <ButtonLink tone="act" to={back}>
        {w('exampleBack')}
      </ButtonLink>
    </div>
  );
}

function EndOfLesson({ game, lesson, last }: LessonEndProps) {
  const { t } = useTexts();
  const w = useLessonWords();
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const progress = useLessonProgress();
  const next = lessonsOf(game, progress).find(({ number }) => number === lesson.order + 1);
  const manifest = manifestOf(game);
  const play = async () => {
    setStarting(true);
    try {
      await navigate(await playNow(defaultChoice(game)));
    } catch (error) {
      showError(error);
      setStarting(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {last !== undefined && <p className="m-0">{last}</p>}
      <p className="m-0 font-semibold text-lead">{w('finished')}</p>
      {next && (
        <ButtonLink tone="act" to={lessonPath(next)}>
          {w('next', { minutes: next.minutes })}
        </ButtonLink>
      )}
      {manifest && isMatchGame(manifest) ? (
        <Button tone={next ? 'rest' : 'act'} working={isStarting} onClick={() => void play()}>
          {t('home.playNow')}
        </Button>
      ) : (
        manifest && (
          <ButtonLink tone={next ? 'rest' : 'act'} to={startOf(manifest)}>
            {t('home.begin')}
          </ButtonLink>
        )
      )}
      <ButtonLink to="/learn">{w('all')}</ButtonLink>
    </div>
  );
}
